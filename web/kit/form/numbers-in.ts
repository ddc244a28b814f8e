/** The numbers in typed or pasted text, each once; separated by spaces, line breaks or commas of any kind. */
export const numbersIn = (typed: string): string[] => [...new Set(typed.split(/[\s,，、;；]+/).filter(Boolean))]
