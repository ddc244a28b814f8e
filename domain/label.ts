/** The label that a warehouse sticks on a parcel: 60 × 40 mm with the essentials, 100 × 150 mm with everything. */

export const labelSizes = ['60x40', '100x150'] as const
export type LabelSize = (typeof labelSizes)[number]

/** As a document for any printer, or as a picture in the language of label printers. */
export const labelFormats = ['pdf', 'zpl'] as const

export const labelCopiesMost = 10

/** Which piece the nth copy is stuck on, counted from 0: `1/2`, `2/2`, then `1/2` again. */
export const pieceOfCopy = (copy: number, pieces: number): string => `${(copy % pieces) + 1}/${pieces}`
