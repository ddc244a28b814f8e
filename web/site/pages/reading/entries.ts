import type { Block } from '#web/kit/text/markdown.ts'
import { type Anchors, wordsOf } from '#web/kit/text/markdown-outline.ts'

/** A part of a page that its contents lead to. */
export interface Entry {
  readonly anchor: string
  readonly name: string
}

/** One for each `##` of a text; a single one is not worth a list. */
export function entriesOf(blocks: readonly Block[], anchors: Anchors): readonly Entry[] {
  const entries = blocks.flatMap((block) => {
    const anchor = anchors.get(block)
    const isPart = block.kind === 'heading' && block.level === 2
    return isPart && anchor !== undefined ? [{ anchor, name: withoutNumber(wordsOf(block.line)) }] : []
  })
  return entries.length < 2 ? [] : entries
}

/** '1. Register' is 'Register' where a list numbers its entries. */
export const withoutNumber = (heading: string): string => heading.replace(/^\d+\s*[.、．]\s*/, '')
