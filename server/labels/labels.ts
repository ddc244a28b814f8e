import { barcodeOf } from './codes.ts'

export { drawnZpl } from './label.ts'
export { notePrint } from './print.ts'
export { labelPrintsOf, lockLabelled } from './sql.ts'
export { testPdf, testZpl } from './test-label.ts'

/** The Code 128 of some words: widths of bars and gaps in turn, counted in the thinnest bar, a bar first. */
export async function barsOf(words: string): Promise<number[]> {
  const { across, black } = await barcodeOf(words)
  return black.flatMap(({ x, width }, at) => {
    const end = x + width
    const gap = (black[at + 1]?.x ?? across) - end
    return gap > 0 ? [width, gap] : [width]
  })
}
