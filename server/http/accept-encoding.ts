/** Whether a client accepts an encoding; `q=0` means not acceptable. */
export const isTaken = (encoding: 'br' | 'gzip', accepted = ''): boolean =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(accepted)
