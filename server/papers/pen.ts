import PDFDocument from 'pdfkit'
import type { Fonts } from './fonts.ts'
import { plain, runsOf } from './runs.ts'
import { wrap } from './wrap.ts'

export type { Fonts }
export type Doc = typeof PDFDocument.prototype

export interface Style {
  readonly size: number
  readonly colour?: string
  readonly bold?: boolean
}

/** A text that was cut into lines for a width, and how high it is. */
export interface Laid {
  readonly lines: readonly string[]
  readonly style: Style
  readonly width: number
  readonly height: number
}

const lineHeight = 1.35
const ink = '#1a1a1a'

/** Measures and draws text on a document, whatever fonts its characters need. */
export function penFor(doc: Doc, fonts: Fonts) {
  for (const { cut, bytes } of fonts) doc.registerFont(cut, bytes)

  const widthOf = (words: string, size: number): number => {
    let width = 0
    for (const run of runsOf(words, fonts)) width += doc.font(run.font.cut, size).widthOfString(run.words)
    return width
  }

  const lay = (words: string, width: number, style: Style): Laid => {
    const lines = wrap(plain(words), width, (piece) => widthOf(piece, style.size))
    return { lines, style, width, height: lines.length * style.size * lineHeight }
  }

  const draw = ({ lines, style, width }: Laid, x: number, top: number, align: 'start' | 'end' = 'start') => {
    let y = top
    for (const line of lines) {
      drawLine(line, align === 'end' ? x + width - widthOf(line, style.size) : x, y, style)
      y += style.size * lineHeight
    }
  }

  /** The fonts have one weight: bold is drawn with a thin outline, and stays the same text. */
  const drawLine = (line: string, from: number, y: number, { size, colour = ink, bold = false }: Style) => {
    let x = from
    doc
      .fillColor(colour)
      .strokeColor(colour)
      .lineWidth(size / 32)
    for (const { font, words } of runsOf(line, fonts)) {
      doc.font(font.cut, size)
      doc.text(words, x, y, { lineBreak: false, fill: true, stroke: bold })
      x += doc.widthOfString(words)
    }
  }

  return { widthOf, lay, draw }
}

export type Pen = ReturnType<typeof penFor>
