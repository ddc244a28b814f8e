import { simplifiedOf } from './script-pairs.text.ts'

/**
 * A text in the form in which goods words are compared: one case, one width, one script, single spaces between separate
 * words.
 */
export interface GoodsKey {
  readonly key: string
  /** For each code unit of the key, where its character starts and ends in the text. */
  readonly spans: readonly { readonly from: number; readonly to: number }[]
}

/** Two names of the same goods in different case, width or Chinese script have the same key. */
export function keyOf(text: string): GoodsKey {
  let key = ''
  const spans: { from: number; to: number }[] = []
  let gap: 'none' | 'space' | 'sign' = 'none'
  const put = (piece: string, from: number, to: number) => {
    key += piece
    for (let unit = 0; unit < piece.length; unit++) spans.push({ from, to })
  }
  let at = 0
  for (const sign of text) {
    const [from, to] = [at, (at += sign.length)]
    for (const part of folded(sign)) {
      if (unseen.test(part)) continue
      if (!written.test(part)) {
        gap = gap === 'sign' || !blank.test(part) ? 'sign' : 'space'
        continue
      }
      // Chinese is written without spaces: a space between two of its characters separates nothing.
      const isOneWord = gap === 'space' && han.test(part) && han.test(key.slice(-1))
      if (gap !== 'none' && key !== '' && !isOneWord) put(' ', from, from)
      gap = 'none'
      put(part, from, to)
    }
  }
  return { key, spans }
}

const unseen = /[\p{Mn}\p{Cf}]/u
const written = /[\p{L}\p{N}]/u
const blank = /\s/
const han = /\p{Script=Han}/u

/** Accents are removed, full-width forms and ligatures become plain letters, Traditional characters Simplified ones. */
const folded = (sign: string) => [...sign.normalize('NFKD').toLowerCase()].map((part) => simplifiedOf.get(part) ?? part)
