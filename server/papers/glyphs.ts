import type { PathCommand } from 'fontkit'
import type { Fonts } from './fonts.ts'
import { runsOf } from './runs.ts'

/** What a pen draws for a character, in parts of the size of the text: from the start of the line and from its top. */
export interface DrawnGlyph {
  readonly x: number
  readonly baseline: number
  /** The part of the size that one unit of the path is. */
  readonly scale: number
  readonly path: readonly PathCommand[]
}

/** How wide one line of text is, in parts of its size. */
export function widthOf(words: string, fonts: Fonts): number {
  let width = 0
  for (const { font, words: run } of runsOf(words, fonts))
    width += font.font.layout(run).advanceWidth / font.font.unitsPerEm
  return width
}

/** The outlines of one line of text, as the pen draws them in a document: upwards from the baseline. */
export function glyphsOf(words: string, fonts: Fonts): readonly DrawnGlyph[] {
  const drawn: DrawnGlyph[] = []
  let x = 0
  for (const { font, words: run } of runsOf(words, fonts)) {
    const { unitsPerEm, ascent } = font.font
    const { glyphs, positions } = font.font.layout(run)
    for (const [at, glyph] of glyphs.entries()) {
      const { xOffset = 0, xAdvance = 0 } = positions[at] ?? {}
      drawn.push({
        x: x + xOffset / unitsPerEm,
        baseline: ascent / unitsPerEm,
        scale: 1 / unitsPerEm,
        path: glyph.path.commands,
      })
      x += xAdvance / unitsPerEm
    }
  }
  return drawn
}
