/** What may stand in the code of a picture: everything else falls away, full-width signs are folded. */
export const lettersAndDigits = (typed: string): string => typed.normalize('NFKC').replace(/[^A-Za-z0-9]/g, '')
