import { formatDay, formatKg } from '#contract/format.ts'
import type { LabelSize } from '#domain/label.ts'
import type { Language } from '#domain/language.ts'
import { textIn } from '#domain/text-in.ts'
import type { Fonts } from '#server/papers/papers.ts'
import type { Code } from './codes.ts'
import { barcode, dotsPerMm, lineOf, type Part, qr } from './parts.ts'
import { text } from './text.ts'

/*
 * Where everything stands on a label. The PDF and the picture for a label printer are both drawn from this list, so they
 * cannot differ.
 */

export interface Layout {
  readonly widthMm: number
  readonly heightMm: number
  readonly parts: readonly Part[]
}

export interface LabelFacts {
  readonly trackingNumber: string
  /** Null: nobody knows whose it is. */
  readonly memberNumber: string | null
  readonly warehouseName: string
  readonly shelf: string | null
  readonly weightG: number
  readonly receivedAt: string
  /** `1/2`: the first of two. */
  readonly piece: string
}

export interface Codes {
  readonly barcode: Code
  readonly qr: Code
}

interface Words {
  readonly who: string
  readonly shelf: string
  readonly weight: string
  readonly day: string
  readonly names: ReturnType<typeof textIn<typeof text>>
}

export function layoutOf(size: LabelSize, facts: LabelFacts, codes: Codes, language: Language, fonts: Fonts): Layout {
  const names = textIn(text, language)
  const words: Words = {
    who: facts.memberNumber ?? names.unclaimed,
    shelf: facts.shelf ?? names.noShelf,
    weight: formatKg(facts.weightG),
    day: formatDay(facts.receivedAt, language),
    names,
  }
  return size === '60x40' ? small(facts, words, codes, fonts) : large(facts, words, codes, fonts)
}

/** What is read while a parcel is in the hand. */
function small({ trackingNumber, warehouseName, piece }: LabelFacts, words: Words, codes: Codes, fonts: Fonts): Layout {
  const column = { x: 2, width: 38.5 }
  const whole = { x: 2, width: 56 }
  return {
    widthMm: 60,
    heightMm: 40,
    parts: [
      lineOf(fonts, words.who, { ...column, baseline: 8.7, size: 7.4, bold: true }),
      lineOf(fonts, words.shelf, { ...column, baseline: 15.4, size: 5.4, bold: true }),
      lineOf(fonts, `${words.weight} · ${piece} · ${words.day}`, { ...whole, baseline: 20.8, size: 3.2 }),
      qr(codes.qr, { x: 43.5, y: 2.2, side: 14 }),
      barcode(codes.barcode, { y: 22, height: 9, widthMm: 60, moduleDotsMost: 3 }),
      lineOf(fonts, trackingNumber, { ...whole, baseline: 34.4, size: 3, align: 'middle' }),
      lineOf(fonts, warehouseName, { ...whole, baseline: 38.2, size: 2.8, align: 'middle' }),
    ],
  }
}

/** Everything, each under its name, to be read from a step away. */
function large({ trackingNumber, warehouseName, piece }: LabelFacts, words: Words, codes: Codes, fonts: Fonts): Layout {
  const whole = { x: 5, width: 90 }
  const { names } = words
  const fact = (name: string, value: string, top: number, size: number) => [
    lineOf(fonts, name, { x: 5, width: 43, baseline: top + 3.4, size: 3.4 }),
    lineOf(fonts, value, { x: 5, width: 43, baseline: top + 4.6 + size * 0.9, size, bold: true }),
  ]
  return {
    widthMm: 100,
    heightMm: 150,
    parts: [
      lineOf(fonts, words.who, { ...whole, baseline: 21, size: 20, bold: true, align: 'middle' }),
      { kind: 'rule', x: whole.x * dotsPerMm, y: 27 * dotsPerMm, width: whole.width * dotsPerMm, height: 4 },
      ...fact(names.shelf, words.shelf, 30, 10),
      ...fact(names.warehouse, warehouseName, 48, 6),
      ...fact(names.weight, words.weight, 62, 7),
      ...fact(names.pieces, piece, 77, 7),
      ...fact(names.received, words.day, 92, 6),
      qr(codes.qr, { x: 56, y: 34, side: 36 }),
      barcode(codes.barcode, { y: 108, height: 26, widthMm: 100, moduleDotsMost: 4 }),
      lineOf(fonts, trackingNumber, { ...whole, baseline: 141, size: 6, bold: true, align: 'middle' }),
    ],
  }
}
