import * as z from 'zod/mini'

type Code = string | number

/** As a number, or as the text that a query holds. */
const anyCode = z.union([z.string(), z.int()], { error: 'field_choice' })

/** Our words, sent as codes: `{ forecast: 20 }`. Decodes `20` and `'20'` into the word and encodes the word into the code. */
export function wireCode<Word extends string, C extends Code>(codes: Readonly<Record<Word, C>>) {
  const words = new Map<string, Word>()
  for (const word in codes) words.set(String(codes[word]), word)
  const codec = z.codec(anyCode, z.enum([...words.values()], { error: 'field_choice' }), {
    // An unknown code has no word; the list of words then refuses it.
    decode: (code) => words.get(String(code)) as Word,
    encode: (word) => codes[word],
  })
  return Object.assign(codec, { codes })
}

/** Counts per word, sent as counts per code; every key is always present. */
export function countsByCode<Word extends string>(coded: { codes: Readonly<Record<Word, Code>> }) {
  const words = new Map<string, Word>()
  for (const word in coded.codes) words.set(String(coded.codes[word]), word)
  const outer = z.record(z.string(), z.int())
  const inner = z.record(z.enum([...words.values()]), z.int())
  const rekey = (counts: Readonly<Record<string, number>>, key: (from: string) => string) =>
    Object.fromEntries(Object.entries(counts).map(([from, count]) => [key(from), count]))
  return z.codec(outer, inner, {
    decode: (counts) => inner.parse(rekey(counts, (code) => words.get(code) ?? code)),
    encode: (counts) => rekey(counts, (word) => String([...words].find(([, each]) => each === word)?.[0])),
  })
}
