import type { Language } from '#domain/language.ts'
import { type Doc, drawnPdf, type Element, type Pen, tagged } from '#server/papers/papers.ts'
import type { Layout } from './layout.ts'
import { type CodePart, dotsPerMm, type Rect } from './parts.ts'

const pointsPerMm = 72 / 25.4
const pointsPerDot = pointsPerMm / dotsPerMm
const black = '#000000'

/** A page for each label. */
export function pdfOfLabels(layouts: readonly [Layout, ...Layout[]], title: string, language: Language) {
  const [{ widthMm, heightMm }] = layouts
  const size = [widthMm * pointsPerMm, heightMm * pointsPerMm] as const
  const pages = layouts.map((layout) => (doc: Doc, pen: Pen, root: Element) => drawLabel(doc, pen, root, layout))
  return drawnPdf({ language, title, size }, pages)
}

function drawLabel(doc: Doc, pen: Pen, root: Element, { parts }: Layout): void {
  for (const part of parts) {
    if (part.kind === 'text') {
      const style = { size: part.size * pointsPerMm, colour: black, bold: part.bold }
      // The layout has measured it: it is one line, however wide the pen would have it.
      const laid = { lines: [part.words], style, width: 0, height: 0 }
      tagged(doc, root, 'P', () => pen.draw(laid, part.x * pointsPerMm, part.y * pointsPerMm))
    } else if (part.kind === 'rule') {
      doc.markContent('Artifact')
      fill(doc, [part])
      doc.endMarkedContent()
    } else drawCode(doc, root, part)
  }
}

function drawCode(doc: Doc, root: Element, { words, rects }: CodePart): void {
  const figure = doc.struct('Figure', { alt: words }, () => fill(doc, rects))
  root.add(figure)
  figure.end()
}

/** As one shape, so that no reader shows hairlines between its parts. */
function fill(doc: Doc, rects: readonly Rect[]): void {
  for (const { x, y, width, height } of rects)
    doc.rect(x * pointsPerDot, y * pointsPerDot, width * pointsPerDot, height * pointsPerDot)
  doc.fill(black)
}
