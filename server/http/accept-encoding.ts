/** Whether a client takes an encoding; a weight of nothing is a no. */
export const isTaken = (encoding: 'br' | 'gzip', accepted = ''): boolean =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(accepted)
