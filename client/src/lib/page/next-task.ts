/** Ends the browser's task here, so that it can paint and answer before what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
