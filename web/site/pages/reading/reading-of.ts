import type { SiteContent } from '#contract/site-content.ts'
import { type Block, parseMarkdown } from '#web/kit/text/markdown.ts'
import { wordsOf } from '#web/kit/text/markdown-outline.ts'

/** A text of ours, split into parts for its page. */
export interface Reading {
  readonly title: string
  /** The first paragraph, which says what the text is about. */
  readonly lead: readonly Block[]
  readonly blocks: readonly Block[]
  /** For search results. */
  readonly description: string
  readonly changedAt: string | null
}

/** The text of a page (E-12); if staff have written none, the page still has its name and everything else. */
export function readingOf({ texts }: SiteContent, slug: string, nameOfPage: string): Reading {
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

/** As many whole sentences as fit; a first sentence that is too long ends in dots. */
export function shortened(words: string): string {
  if (words.length <= longest) return words
  const start = words.slice(0, longest)
  const [sentences] = /^.*[。！？]|^.*[.!?](?=\s)/su.exec(start) ?? []
  return sentences ?? `${start.replace(/\s\S*$|.$/su, '')}…`
}

/** The latest moment, for a page that shows more than its text. */
export const latest = (...moments: readonly (string | null)[]): string | null =>
  moments.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null)
