/** Capitalises the start of a sentence or a label; scripts without capitals are unchanged. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
