import { formatWhen } from '#contract/format.ts'
import type { LabelSize } from '#domain/label.ts'
import type { Language } from '#domain/language.ts'
import { textIn } from '#domain/text-in.ts'
import { type Fonts, fontsOf } from '#server/papers/papers.ts'
import { type Code, barcodeOf } from './codes.ts'
import { bitmapOf } from './draw-bitmap.ts'
import { pdfOfLabels } from './draw-pdf.ts'
import type { Layout } from './layout.ts'
import { barcode, dotsPerMm, lineOf, type Part } from './parts.ts'
import { text } from './text.ts'
import { zplOf } from './zpl.ts'

/* A label of no parcel: it shows whether a printer takes labels, and whether the whole of them is on the paper. */

export interface Tested {
  readonly station: string
  readonly warehouseName: string
  /** Empty: it is not printed over the network. */
  readonly address: string
  readonly at: string
}

/** Too short for a number of a parcel: a station that hears it takes nothing in. */
const words = 'TEST'

export async function testZpl(size: LabelSize, tested: Tested, language: Language): Promise<Buffer> {
  const fonts = await fontsOf(language)
  return Buffer.from(zplOf(await bitmapOf(layoutOf(size, tested, await barcodeOf(words), language, fonts), fonts)))
}

export async function testPdf(size: LabelSize, tested: Tested, language: Language): Promise<Buffer> {
  const fonts = await fontsOf(language)
  const layout = layoutOf(size, tested, await barcodeOf(words), language, fonts)
  return pdfOfLabels([layout], textIn(text, language).test, language)
}

function layoutOf(size: LabelSize, tested: Tested, code: Code, language: Language, fonts: Fonts): Layout {
  const { test } = textIn(text, language)
  const [widthMm, heightMm, scale] = size === '60x40' ? [60, 40, 1] : [100, 150, 1.7]
  const line = (given: string, at: number, most: number) =>
    lineOf(fonts, given, { x: 4, width: widthMm - 8, baseline: at * scale, size: most * scale, align: 'middle' })
  return {
    widthMm,
    heightMm,
    parts: [
      ...frame(widthMm, heightMm),
      line(test, 8, 5),
      line(tested.station, 14, 4),
      line(tested.warehouseName, 18.5, 3),
      barcode(code, { y: Math.round(21 * scale), height: Math.round(8 * scale), widthMm, moduleDotsMost: 3 }),
      ...(tested.address === '' ? [] : [line(tested.address, 33, 3)]),
      line(formatWhen(tested.at, language), 36.5, 2.6),
    ],
  }
}

/** One millimetre inside of the edge: a side that is missing shows that the paper is another one, or lies askew. */
function frame(widthMm: number, heightMm: number): readonly Part[] {
  const [width, height] = [(widthMm - 2) * dotsPerMm, (heightMm - 2) * dotsPerMm]
  const [left, thick] = [dotsPerMm, 3]
  const side = (x: number, y: number, across: number, down: number): Part => ({
    kind: 'rule',
    x,
    y,
    width: across,
    height: down,
  })
  return [
    side(left, left, width, thick),
    side(left, left + height - thick, width, thick),
    side(left, left, thick, height),
    side(left + width - thick, left, thick, height),
  ]
}
