import type { SiteMaterial } from '#contract/site-material.ts'
import { type Block, parseMarkdown } from '#web/kit/text/markdown.ts'
import { wordsOf } from '#web/kit/text/markdown-outline.ts'

/** A text of ours, taken apart for its page. */
export interface Reading {
  readonly title: string
  /** The first paragraph, which says what the text is about. */
  readonly lead: readonly Block[]
  readonly blocks: readonly Block[]
  /** For who finds the page by searching. */
  readonly description: string
  readonly changedAt: string | null
}

/** The text of a page (E-12); where staff have none, the page still has its name and all that is no text. */
export function readingOf({ texts }: SiteMaterial, slug: string, nameOfPage: string): Reading {
  const text = texts[slug]
  if (!text) return { ...readingFrom(nameOfPage, ''), changedAt: null }
  return { ...readingFrom(text.title || nameOfPage, text.body), changedAt: text.updatedAt }
}

export function readingFrom(title: string, body: string): Omit<Reading, 'changedAt'> {
  const blocks = parseMarkdown(body)
  const [first] = blocks
  const lead = first?.kind === 'paragraph' ? [first] : []
  const words = blocks.find((block) => block.kind === 'paragraph')
  return { title, lead, blocks: blocks.slice(lead.length), description: shortened(words ? wordsOf(words.line) : title) }
}

const longest = 160

/** Whole sentences as far as they fit; a first one that is too long ends in dots. */
export function shortened(words: string): string {
  if (words.length <= longest) return words
  const start = words.slice(0, longest)
  const [sentences] = /^.*[。！？]|^.*[.!?](?=\s)/su.exec(start) ?? []
  return sentences ?? `${start.replace(/\s\S*$|.$/su, '')}…`
}

/** The later of two moments, where a page shows more than its text. */
export const latest = (...moments: readonly (string | null)[]): string | null =>
  moments.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null)
