/** Whether an input method is still writing: what it writes is not typed yet, and loses its place when it is touched. */
export const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing
