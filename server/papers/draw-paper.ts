import { setImmediate as turn } from 'node:timers/promises'
import type { Paper, PaperFacts, PaperHead, PaperLine } from '#contract/papers/paper.ts'
import { drawTable } from './draw-table.ts'
import { bodyWidth, type Element, group, makeRoom, margin, type Place, tagged } from './page.ts'
import type { Doc, Pen, Style } from './pen.ts'

const grey = '#5c5c5c'
const title: Style = { size: 19, bold: true }
const heading: Style = { size: 12, bold: true }
const strong: Style = { size: 11, bold: true }
const small: Style = { size: 8.5, colour: grey }
const plainText: Style = { size: 10 }
const columnGap = 18
const blockGap = 13

/** Draws a paper from top to bottom; between two blocks other work of the process has its turn. */
export async function drawPaper(doc: Doc, pen: Pen, paper: Paper, notes: readonly string[]): Promise<void> {
  const place: Place = { y: margin }
  const root = doc.struct('Document')
  doc.addStructure(root)
  paragraph(doc, pen, place, root, 'H1', paper.title, title)
  place.y += blockGap / 2
  drawHeads(doc, pen, place, root, paper.heads)
  for (const block of paper.blocks) {
    await turn()
    place.y += blockGap
    const section = group(doc, root, 'Sect')
    if (block.title !== null) {
      makeRoom(doc, place, 80)
      paragraph(doc, pen, place, section, 'H2', block.title, heading)
    }
    if (block.kind === 'facts') drawFacts(doc, pen, place, section, block)
    else await drawTable(doc, pen, place, section, block)
    section.end()
  }
  place.y += blockGap
  for (const words of [...paper.foot, ...notes]) paragraph(doc, pen, place, root, 'P', words, small)
  root.end()
}

function paragraph(doc: Doc, pen: Pen, place: Place, parent: Element, tag: string, words: string, style: Style): void {
  const laid = pen.lay(words, bodyWidth, style)
  makeRoom(doc, place, laid.height)
  tagged(doc, parent, tag, () => pen.draw(laid, margin, place.y))
  place.y += laid.height + 3
}

/** A cell of the two grids: its words one below the other. */
type Stack = readonly (readonly [words: string, style: Style])[]

const asStack = ({ title: what, name, lines }: PaperHead): Stack => [
  [what, small],
  [name, strong],
  ...lines.map((line) => [withWhat(line), { ...plainText, size: 9.5 }] as const),
]

const withWhat = ({ what, words }: PaperLine) => (what ? `${what} ${words}` : words)

const drawHeads = (doc: Doc, pen: Pen, place: Place, parent: Element, heads: readonly PaperHead[]): void =>
  drawGrid(doc, pen, place, parent, heads.map(asStack))

function drawFacts(doc: Doc, pen: Pen, place: Place, parent: Element, { facts }: PaperFacts): void {
  const stacks = facts.map(([name, value]) => [[name, small] as const, [value, plainText] as const])
  drawGrid(doc, pen, place, parent, stacks)
}

/** Three to a row, each row as high as its highest. */
function drawGrid(doc: Doc, pen: Pen, place: Place, parent: Element, stacks: readonly Stack[]): void {
  const inRow = 3
  const width = (bodyWidth - (inRow - 1) * columnGap) / inRow
  for (let from = 0; from < stacks.length; from += inRow) {
    const laid = stacks
      .slice(from, from + inRow)
      .map((stack) => stack.filter(([words]) => words !== '').map(([words, style]) => pen.lay(words, width, style)))
    const heights = laid.map((parts) => parts.reduce((sum, { height }) => sum + height, 0))
    makeRoom(doc, place, Math.max(...heights))
    for (const [at, parts] of laid.entries())
      tagged(doc, parent, 'P', () => {
        let y = place.y
        for (const part of parts) {
          pen.draw(part, margin + at * (width + columnGap), y)
          y += part.height
        }
      })
    place.y += Math.max(...heights) + 6
  }
}
