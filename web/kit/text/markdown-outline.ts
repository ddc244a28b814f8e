import { type Block, type Inline, parseMarkdown } from './markdown.ts'

/** The text of a line without markup. */
export const wordsOf = (line: readonly Inline[]): string => line.map(({ text }) => text).join('')

/** The ids of a text's sections; if two have the same words, the second is numbered. */
export type Anchors = ReadonlyMap<Block, string>

export function anchorsOf(blocks: readonly Block[]): Anchors {
  const taken = new Map<string, number>()
  return new Map(
    blocks
      .filter((block) => block.kind === 'heading')
      .map((heading) => {
        const words = anchorOf(wordsOf(heading.line))
        const count = (taken.get(words) ?? 0) + 1
        taken.set(words, count)
        return [heading, count === 1 ? words : `${words}-${count}`]
      }),
  )
}

/** Letters and digits of any script are kept, so that a Chinese heading has its own id. */
const anchorOf = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'part'

export interface Section {
  readonly heading: Extract<Block, { kind: 'heading' }>
  readonly blocks: readonly Block[]
}

/** A text split at its headings of one level; what comes before the first is returned separately. */
export function sectionsOf(
  blocks: readonly Block[],
  level: number,
): { readonly before: readonly Block[]; readonly sections: readonly Section[] } {
  const before: Block[] = []
  const sections: { heading: Section['heading']; blocks: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level) sections.push({ heading: block, blocks: [] })
    else (sections.at(-1)?.blocks ?? before).push(block)
  }
  return { before, sections }
}

/** A text without any markup, for places that only take plain text. */
export const plainWords = (text: string): string => parseMarkdown(text).map(wordsOfBlock).join(' ')

export function wordsOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'callout':
      return wordsOf(block.line)
    case 'list':
      return block.items.map(wordsOf).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(' ')).join(' ')
  }
}
