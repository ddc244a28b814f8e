import { type Block, type Inline, parseMarkdown } from './markdown.ts'

/** The words of a line, without what marks them. */
export const wordsOf = (line: readonly Inline[]): string => line.map(({ text }) => text).join('')

/** What a section of a text is found by in an address; of two with the same words the second is numbered. */
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

/** Letters and digits of any script stay, so that a Chinese heading has a name of its own. */
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

/** A text cut before its headings of one level; what stands before the first of them comes apart. */
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

/** A text without anything that marks it, for where words alone can stand. */
export const plainWords = (text: string): string => parseMarkdown(text).map(wordsOfBlock).join(' ')

export function wordsOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return wordsOf(block.line)
    case 'list':
      return block.items.map(wordsOf).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(' ')).join(' ')
  }
}
