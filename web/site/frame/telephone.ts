/** A number that can be called, as people write it. */
export const isTelephone = (value: string): boolean => /^\+?[\d\s()-]{6,}$/.test(value)
