import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { type LabelSize, labelSizes, pieceOfCopy } from '#domain/label.ts'
import { type Language, languages } from '#domain/language.ts'
import { fontsOf } from '#server/papers/papers.ts'
import { boxesOf, printed, scanned } from '#test/read-label.ts'
import { readPdf, tight } from '#test/read-pdf.ts'
import fc from 'fast-check'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { barcodeOf, qrOf } from './codes.ts'
import { bitmapOf } from './draw-bitmap.ts'
import { pdfOfLabels } from './draw-pdf.ts'
import { type LabelFacts, layoutOf } from './layout.ts'
import { dotsPerMm } from './parts.ts'
import { zplOf } from './zpl.ts'

/* Each label is read back by programs of others: a renderer of ZPL, a reader of codes, a reader of PDF. */

const facts: LabelFacts = {
  trackingNumber: 'SF1234567890123',
  memberNumber: 'JY1000018',
  warehouseName: '深圳福永仓',
  shelf: 'A-01-03',
  weightG: 13_200,
  receivedAt: '2026-11-27T03:00:00Z',
  piece: '1/2',
}

async function layout(size: LabelSize, given: Partial<LabelFacts> = {}, language: Language = 'zh-Hans') {
  const all = { ...facts, ...given }
  const codes = { barcode: await barcodeOf(all.trackingNumber), qr: await qrOf(all.trackingNumber) }
  return layoutOf(size, all, codes, language, await fontsOf(language))
}

async function picture(size: LabelSize, given: Partial<LabelFacts> = {}, language: Language = 'zh-Hans') {
  const laid = await layout(size, given, language)
  const bitmap = await bitmapOf(laid, await fontsOf(language))
  const dots = Uint8Array.from({ length: bitmap.width * bitmap.height }, (_, at) =>
    bitmap.isBlack(at % bitmap.width, Math.floor(at / bitmap.width)) ? 0 : 255,
  )
  return { laid, zpl: zplOf(bitmap), drawn: { width: bitmap.width, height: bitmap.height, dots } }
}

const numbers = fc
  .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'), { minLength: 6, maxLength: 32 })
  .map((chars) => chars.join(''))

/** The longest, which need the thinnest bars, and such as change between the forms of the code. */
const hard = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEF',
  '9'.repeat(31),
  '------',
  'A1B22C333D4444E55555F666666G7777',
  '000000',
]

describe.each(labelSizes)('the label of %s mm', (size) => {
  test('any tracking number that we take is read from both codes, as a printer prints them', async () => {
    await fc.assert(
      fc.asyncProperty(numbers, async (trackingNumber) => {
        expect(tidyTrackingNumber(trackingNumber)).toBe(trackingNumber)
        const { laid, zpl } = await picture(size, { trackingNumber })
        const [print, ...others] = await printed(zpl, laid.widthMm, laid.heightMm)
        expect(others).toEqual([])
        expect(print && (await scanned(print))).toEqual([
          ['Code128', trackingNumber],
          ['QRCode', trackingNumber],
        ])
      }),
      { numRuns: 12, examples: hard.map((number) => [number]) },
    )
  }, 60_000)

  test.each(languages)('a printer prints each dot of the picture, in %s', async (language) => {
    const { laid, zpl, drawn } = await picture(size, {}, language)
    const [print] = await printed(zpl, laid.widthMm, laid.heightMm)
    expect(print?.width).toBe(drawn.width)
    expect(print?.height).toBe(drawn.height)
    expect(Buffer.compare(print?.dots ?? Buffer.alloc(0), drawn.dots)).toBe(0)
  })

  test('another shelf changes the picture only in the line of the shelf', async () => {
    const [one, other] = [await picture(size), await picture(size, { shelf: 'B-77-09' })]
    const [at] = one.laid.parts.filter((part) => part.kind === 'text' && part.words === 'A-01-03')
    if (at?.kind !== 'text') throw new Error('it says where the parcel lies')
    const rows = new Set<number>()
    for (const [index, dot] of one.drawn.dots.entries())
      if (dot !== other.drawn.dots[index]) rows.add(Math.floor(index / one.drawn.width))
    expect(rows.size).toBeGreaterThan(10)
    for (const row of rows) {
      expect(row).toBeGreaterThanOrEqual(Math.floor(at.y * dotsPerMm))
      expect(row).toBeLessThan((at.y + at.size * 1.5) * dotsPerMm)
    }
  })

  test('the PDF has the same words in the same places, and the same bars and dots to a thousandth of a dot', async () => {
    const laid = await layout(size)
    const pdf = await pdfOfLabels([laid], 'A label', 'zh-Hans')
    const { text, pages, title } = await readPdf(pdf)
    expect([title, pages.length]).toEqual(['A label', 1])
    for (const part of laid.parts) if (part.kind === 'text') expect(text).toContain(tight(part.words))
    const perDot = 72 / 25.4 / dotsPerMm
    const wanted = laid.parts.flatMap((part) =>
      part.kind === 'text' ? [] : [part.kind === 'rule' ? [part] : part.rects],
    )
    const [drawn = []] = boxesOf(pdf)
    expect(drawn.map((shape) => shape.length)).toEqual(wanted.map((shape) => shape.length))
    for (const [at, shape] of drawn.entries())
      for (const [index, box] of shape.entries())
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(box[side] / perDot).toBeCloseTo(wanted[at]?.[index]?.[side] ?? Number.NaN, 3)
  })

  test('everything stays on the label, and the codes keep the white that scanners need', async () => {
    const long = { warehouseName: '深圳市宝安区福永街道白石厦社区第二仓库转运中心'.repeat(2), shelf: 'W'.repeat(20) }
    for (const trackingNumber of [facts.trackingNumber, ...hard]) {
      const { drawn, laid } = await picture(size, { ...long, trackingNumber })
      const { width, height } = drawn
      const edge = dotsPerMm
      const paper = { x: 0, y: 0, width, height }
      const inner = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }
      expect([trackingNumber, blackIn(drawn, paper, inner)]).toEqual([trackingNumber, 0])
      for (const part of laid.parts)
        if (part.kind === 'barcode' || part.kind === 'qr') {
          const { code, around } = withQuiet(part)
          expect([trackingNumber, part.kind, blackIn(drawn, around, code)]).toEqual([trackingNumber, part.kind, 0])
        }
    }
  })
})

type Drawn = Awaited<ReturnType<typeof picture>>['drawn']

/** Ten modules beside the bars, four around a QR code. */
function withQuiet({ kind, rects }: { readonly kind: string; readonly rects: readonly Rect[] }) {
  const module = Math.min(...rects.map(({ width }) => width))
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))]
  const width = Math.max(...rects.map((rect) => rect.x + rect.width)) - x
  const height = Math.max(...rects.map((rect) => rect.y + rect.height)) - y
  const [aside, above] = kind === 'qr' ? [4 * module, 4 * module] : [10 * module, 0]
  const around = { x: x - aside, y: y - above, width: width + 2 * aside, height: height + 2 * above }
  return { code: { x, y, width, height }, around }
}

/** How many dots are black, or not on the label at all, between an outer and an inner rectangle. */
function blackIn({ dots, width }: Drawn, outer: Rect, inner: Rect): number {
  const isIn = ({ x, y, width: wide, height: high }: Rect, column: number, row: number) =>
    column >= x && column < x + wide && row >= y && row < y + high
  let black = 0
  for (let row = outer.y; row < outer.y + outer.height; row += 1)
    for (let column = outer.x; column < outer.x + outer.width; column += 1) {
      const isWhite = column >= 0 && column < width && dots[row * width + column] === 255
      if (!isIn(inner, column, row) && !isWhite) black += 1
    }
  return black
}

interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

test('a label says what is asked of it, in each language, and “unclaimed” where nobody knows whose it is', async () => {
  const said = async (size: LabelSize, language: Language, memberNumber: string | null) =>
    (await layout(size, { memberNumber }, language)).parts.flatMap((part) => (part.kind === 'text' ? [part.words] : []))
  expect(await said('60x40', 'en', 'JY1000018')).toEqual([
    'JY1000018',
    'A-01-03',
    '13.200 kg · 1/2 · 27 Nov 2026',
    'SF1234567890123',
    '深圳福永仓',
  ])
  expect(await said('100x150', 'zh-Hant', 'JY1000018')).toEqual([
    'JY1000018',
    '貨架',
    'A-01-03',
    '倉庫',
    '深圳福永仓',
    '重量',
    '13.200 kg',
    '件數',
    '1/2',
    '入庫日期',
    '2026年11月27日',
    'SF1234567890123',
  ])
  expect((await said('60x40', 'zh-Hans', null))[0]).toBe('无主包裹')
  expect((await said('60x40', 'zh-Hant', null))[0]).toBe('無主包裹')
  expect((await said('100x150', 'en', null))[0]).toBe('Unclaimed')
})

test('copies go round the pieces', () => {
  expect([0, 1, 2].map((copy) => pieceOfCopy(copy, 2))).toEqual(['1/2', '2/2', '1/2'])
  expect([0, 1].map((copy) => pieceOfCopy(copy, 1))).toEqual(['1/1', '1/1'])
})

test('a label takes little of the processor at a time, so that other calls are answered in between', async () => {
  await picture('100x150')
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const longest: number[] = []
  for (let time = 0; time < 10; time += 1) {
    delays.reset()
    delays.enable()
    await picture('100x150')
    delays.disable()
    longest.push(delays.max / 1e6)
  }
  // The shortest of ten: what the label takes itself, not what else the machine did meanwhile.
  expect(Math.min(...longest)).toBeLessThan(50)
})
