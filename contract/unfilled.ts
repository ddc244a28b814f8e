/**
 * A row that has all its names, to be copied and filled: an object that gets more than a dozen names one by one ends in a
 * slow form, which also takes longer to write as JSON.
 */
export const unfilled = <Value>(names: readonly string[]): Record<string, Value | null> =>
  JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`)}}`)
