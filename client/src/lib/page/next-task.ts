/** Yields to the browser, so that it can paint and handle input before what comes next. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
