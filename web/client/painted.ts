/** Resolves once what has just been drawn is painted; at once in a tab in the background, which paints nothing. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    // The frame has been handed over once its task has ended.
    else requestAnimationFrame(() => setTimeout(resolve))
  })
