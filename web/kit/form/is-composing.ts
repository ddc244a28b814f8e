/** Whether an input method is still composing: its text is not final, and is disrupted if the field is changed. */
export const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing
