import { setImmediate as turn } from 'node:timers/promises'
import { type Fonts, glyphsOf } from '#server/papers/papers.ts'
import { Bitmap } from './bitmap.ts'
import type { Layout } from './layout.ts'
import { contoursOf } from './outline.ts'
import { dotsPerMm, type TextPart } from './parts.ts'

/** The label as a label printer burns it; between two of its parts other work of the process has its turn. */
export async function bitmapOf({ widthMm, heightMm, parts }: Layout, fonts: Fonts): Promise<Bitmap> {
  const bitmap = new Bitmap(widthMm * dotsPerMm, heightMm * dotsPerMm)
  for (const part of parts) {
    await turn()
    if (part.kind === 'text') drawText(bitmap, part, fonts)
    else
      for (const { x, y, width, height } of part.kind === 'rule' ? [part] : part.rects)
        bitmap.fillRect(x, y, width, height)
  }
  return bitmap
}

function drawText(bitmap: Bitmap, { words, x, y, size, bold }: TextPart, fonts: Fonts): void {
  const em = size * dotsPerMm
  // As thick as the pen of documents makes it: half of its line lies outside of the letter.
  const thicker = bold ? em / 64 : 0
  for (const glyph of glyphsOf(words, fonts)) {
    const left = x * dotsPerMm + glyph.x * em
    const baseline = y * dotsPerMm + glyph.baseline * em
    for (const [right, down] of thicker === 0 ? [[0, 0] as const] : around(thicker)) {
      const contours = contoursOf(glyph.path, (point) => ({
        x: left + right + point.x * glyph.scale * em,
        y: baseline + down - point.y * glyph.scale * em,
      }))
      if (contours.length > 0) bitmap.fillPath(contours)
    }
  }
}

const around = (by: number) =>
  [
    [-by, 0],
    [by, 0],
    [0, -by],
    [0, by],
  ] as const
