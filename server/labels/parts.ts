import { type Fonts, widthOf } from '#server/papers/papers.ts'
import type { Code } from './codes.ts'

/* What labels are made of. Printers of labels have 203 dots to an inch, which is 8 to a millimetre. */

export const dotsPerMm = 8

/** One line of text, in millimetres: from its left end and the top of its line. */
export interface TextPart {
  readonly kind: 'text'
  readonly words: string
  readonly x: number
  readonly y: number
  /** The size of the letters. */
  readonly size: number
  readonly bold: boolean
}

/** A rectangle of whole dots. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A barcode or QR code, made of whole dots, so that no bar is drawn wider than another. */
export interface CodePart {
  readonly kind: 'barcode' | 'qr'
  readonly words: string
  readonly rects: readonly Rect[]
}

export type Part = TextPart | CodePart | ({ readonly kind: 'rule' } & Rect)

interface Line {
  readonly x: number
  readonly width: number
  readonly baseline: number
  /** At most: what is too wide becomes smaller, and what is then still too wide is cut. */
  readonly size: number
  readonly bold?: boolean
  readonly align?: 'start' | 'middle'
}

/** Smaller letters cannot be read on paper that was burnt by a label printer. */
const sizeLeast = 2.4

export function lineOf(fonts: Fonts, given: string, line: Line): TextPart {
  const { x, width, baseline, bold = false, align = 'start' } = line
  const size = Math.min(line.size, Math.max(sizeLeast, width / Math.max(widthOf(given, fonts), 0.01)))
  const words = fitting(given, width, (piece) => widthOf(piece, fonts) * size)
  const left = align === 'middle' ? (width - widthOf(words, fonts) * size) / 2 : 0
  const [{ font }] = fonts
  return { kind: 'text', words, x: x + left, y: baseline - (font.ascent / font.unitsPerEm) * size, size, bold }
}

function fitting(words: string, width: number, measure: (words: string) => number): string {
  // A line that was made just as wide may be a little wider by rounding.
  if (measure(words) <= width + 0.01) return words
  const chars = [...words]
  while (chars.length > 0 && measure(`${chars.join('')}…`) > width) chars.pop()
  return `${chars.join('').trimEnd()}…`
}

interface Square {
  readonly x: number
  readonly y: number
  /** The most it may take, in millimetres, without the white around it. */
  readonly side: number
}

export function qr(code: Code, { x, y, side }: Square): CodePart {
  const module = Math.max(1, Math.floor((side * dotsPerMm) / code.across))
  const aside = Math.floor((side * dotsPerMm - module * code.across) / 2)
  const [left, top] = [Math.round(x * dotsPerMm) + aside, Math.round(y * dotsPerMm) + aside]
  const rects = code.black.map((run) => ({
    x: left + run.x * module,
    y: top + run.y * module,
    width: run.width * module,
    height: module,
  }))
  return { kind: 'qr', words: code.words, rects }
}

interface Bars {
  readonly y: number
  readonly height: number
  /** Of the label: the bars stand in its middle. */
  readonly widthMm: number
  readonly moduleDotsMost: number
}

/** White on either side of a barcode, in modules: less, and scanners do not find where it begins. */
const quiet = 10

export function barcode(code: Code, { y, height, widthMm, moduleDotsMost }: Bars): CodePart {
  const width = widthMm * dotsPerMm
  const module = Math.max(1, Math.min(moduleDotsMost, Math.floor(width / (code.across + 2 * quiet))))
  const left = Math.floor((width - module * code.across) / 2)
  const rects = code.black.map((bar) => ({
    x: left + bar.x * module,
    y: y * dotsPerMm,
    width: bar.width * module,
    height: height * dotsPerMm,
  }))
  return { kind: 'barcode', words: code.words, rects }
}
