/**
 * Characters allowed in the code of a picture: anything else is dropped, full-width characters are converted.
 */
export const lettersAndDigits = (typed: string): string => typed.normalize('NFKC').replace(/[^A-Za-z0-9]/g, '')
