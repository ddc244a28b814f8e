import { setImmediate as turn } from 'node:timers/promises'
import type { Paper } from '#contract/papers/paper.ts'
import { textIn } from '#domain/text-in.ts'
import { semaphore } from '#server/jobs/semaphore.ts'
import PDFDocument from 'pdfkit'
import { drawPaper } from './draw-paper.ts'
import { fontsFor } from './fonts.ts'
import { margin, pageWidth } from './page.ts'
import { type Doc, type Fonts, type Pen, penFor } from './pen.ts'
import { isMissing } from './runs.ts'
import { text } from './text.ts'

/* Makes the PDF of any `Paper`; the first ones are receipts (record 67). */

// One at a time: a paper takes some milliseconds of the processor, and with a flood of them callers wait their turn.
const inTurn = semaphore(1, 10_000)

/** A paper as a PDF on A4 whose text can be selected, searched and read aloud. */
export function pdfOf(paper: Paper): Promise<Buffer> {
  return inTurn(async () => {
    const [first, ...others] = await fontsFor(paper.language)
    if (!first) throw new Error('every language has a font')
    const fonts: Fonts = [first, ...others]
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: paper.language === 'zh-Hant' ? 'zh-Hant-HK' : paper.language,
      tagged: true,
      pdfVersion: '1.7',
      displayTitle: true,
      bufferPages: true,
      info: { Title: paper.title, Creator: 'Smart Cats', Producer: 'Smart Cats' },
    })
    const whole = collected(doc)
    const pen = penFor(doc, fonts)
    const t = textIn(text, paper.language)
    await drawPaper(doc, pen, paper, wordsOf(paper).some((words) => isMissing(words, fonts)) ? [t.missing] : [])
    numberPages(doc, pen, (page, pages) => t.fill('page', { page, pages }))
    await turn()
    doc.end()
    return whole
  })
}

/** A download of one paper. */
export async function paperFile(paper: Paper, name: string) {
  const bytes = await pdfOf(paper)
  return { name: `${name}.pdf`, type: 'application/pdf', body: inOnePiece(bytes) }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
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
