/** The numbers that somebody typed or pasted, each once: they stand apart by spaces, line breaks or commas of any kind. */
export const numbersIn = (typed: string): string[] => [...new Set(typed.split(/[\s,，、;；]+/).filter(Boolean))]
