import { assert } from '#server/http/refuse.ts'

/* The two codes of a label, as black rectangles counted in modules (the width of the thinnest bar, the side of a dot). */

export interface Code {
  /** What a scanner types. */
  readonly words: string
  readonly across: number
  /** The bars of a barcode are one module high, to be stretched. */
  readonly down: number
  readonly black: readonly { readonly x: number; readonly y: number; readonly width: number }[]
}

/** Code 128, which every scanner of a warehouse reads, in the shortest of its forms. */
export async function barcodeOf(words: string): Promise<Code> {
  // Two megabytes of all kinds of codes: loaded with the first label.
  const { default: bwip } = await import('bwip-js/node')
  const [symbol] = bwip.raw('code128', words, {})
  assert(symbol && 'sbs' in symbol, 'a barcode has bars')
  let x = 0
  const bars = symbol.sbs.map((width, at) => {
    const bar = { x, y: 0, width, isBlack: at % 2 === 0 }
    x += width
    return bar
  })
  return { words, across: x, down: 1, black: bars.filter(({ isBlack }) => isBlack) }
}

/** A QR code of the same words, for phones, and for numbers whose bars become thin. */
export async function qrOf(words: string): Promise<Code> {
  const { create } = await import('qrcode')
  const { size, data } = create(words, { errorCorrectionLevel: 'M' }).modules
  const black: { x: number; y: number; width: number }[] = []
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue
      const last = black.at(-1)
      if (last && last.y === y && last.x + last.width === x) last.width += 1
      else black.push({ x, y, width: 1 })
    }
  return { words, across: size, down: size, black }
}
