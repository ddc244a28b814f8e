/** As a sentence or a label begins; what has no capitals stays as it is. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
