import { setImmediate as turn } from 'node:timers/promises'
import type { Paper } from '#contract/papers/paper.ts'
import type { Language } from '#domain/language.ts'
import { textIn } from '#domain/text-in.ts'
import { semaphore } from '#server/jobs/semaphore.ts'
import PDFDocument from 'pdfkit'
import { drawPaper } from './draw-paper.ts'
import { fontsOf } from './fonts.ts'
import { type Element, margin, pageWidth, tagged } from './page.ts'
import { type Doc, type Fonts, type Pen, penFor } from './pen.ts'
import { isMissing } from './runs.ts'
import { text } from './text.ts'

/* Makes the PDF of any `Paper`; the first ones are receipts (record 67). Labels draw their own pages (record 90). */

export { fontsOf, tagged }
export { glyphsOf, widthOf } from './glyphs.ts'
export type { Doc, Element, Fonts, Pen }

// One at a time: a paper takes some milliseconds of the processor, and with a flood of them callers wait their turn.
const inTurn = semaphore(1, 10_000)

/** A paper as a PDF on A4 whose text can be selected, searched and read aloud. */
export function pdfOf(paper: Paper): Promise<Buffer> {
  const { language, title } = paper
  return inTurn(async () => {
    const fonts = await fontsOf(language)
    const { doc, pen, whole } = begin({ language, title, size: 'A4' }, fonts)
    const t = textIn(text, language)
    await drawPaper(doc, pen, paper, wordsOf(paper).some((words) => isMissing(words, fonts)) ? [t.missing] : [])
    numberPages(doc, pen, (page, pages) => t.fill('page', { page, pages }))
    await turn()
    doc.end()
    return whole
  })
}

interface DrawnPdf {
  readonly language: Language
  readonly title: string
  /** Of each page, in points. */
  readonly size: readonly [width: number, height: number]
}

/** A PDF that another module draws, page by page, with our fonts: between two pages other work has its turn. */
export function drawnPdf(
  { size: [width, height], ...about }: DrawnPdf,
  pages: readonly ((doc: Doc, pen: Pen, root: Element) => void)[],
): Promise<Buffer> {
  return inTurn(async () => {
    const { doc, pen, whole } = begin({ ...about, size: [width, height] }, await fontsOf(about.language))
    const root = doc.struct('Document')
    doc.addStructure(root)
    for (const [at, draw] of pages.entries()) {
      await turn()
      if (at > 0) doc.addPage()
      draw(doc, pen, root)
    }
    root.end()
    await turn()
    doc.end()
    return whole
  })
}

interface About {
  readonly language: Language
  readonly title: string
  readonly size: 'A4' | [width: number, height: number]
}

function begin({ language, title, size }: About, fonts: Fonts) {
  const doc = new PDFDocument({
    size,
    margin: 0,
    lang: language === 'zh-Hant' ? 'zh-Hant-HK' : language,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title },
  })
  return { doc, pen: penFor(doc, fonts), whole: collected(doc) }
}

/** A download of one paper. */
export const paperFile = async (paper: Paper, name: string) => pdfFile(await pdfOf(paper), name)

export const pdfFile = (bytes: Uint8Array, name: string) => ({
  name: `${name}.pdf`,
  type: 'application/pdf',
  body: inOnePiece(bytes),
})

export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function collected(doc: Doc): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
}

function numberPages(doc: Doc, pen: Pen, words: (page: number, pages: number) => string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 1; count > 1 && page <= count; page += 1) {
    doc.switchToPage(page - 1)
    doc.markContent('Artifact')
    pen.draw(pen.lay(words(page, count), pageWidth - 2 * margin, { size: 8.5, colour: '#5c5c5c' }), margin, 800, 'end')
    doc.endMarkedContent()
  }
}

/** Everything that a paper says. */
const wordsOf = ({ title, heads, blocks, foot }: Paper): readonly string[] => [
  title,
  ...heads.flatMap((head) => [head.title, head.name, ...head.lines.map(({ words }) => words)]),
  ...blocks.flatMap((block) =>
    block.kind === 'facts'
      ? block.facts.flat()
      : [
          ...block.columns,
          ...block.sums.flat(),
          ...block.rows.flatMap(({ label, why, cells }) => [label, why ?? '', ...cells]),
        ],
  ),
  ...foot,
]
