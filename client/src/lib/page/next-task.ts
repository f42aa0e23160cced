/** Yields to the browser, so that it can paint and handle input before what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
