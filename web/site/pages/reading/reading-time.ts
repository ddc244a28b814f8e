import type { Block } from '#web/kit/text/markdown.ts'
import { wordsOfBlock } from '#web/kit/text/markdown-outline.ts'

/** How fast people read on a screen, slowly rather than quickly: a text should take no longer than we say. */
const signsAMinute = 350
const wordsAMinute = 200

/** How long it takes to read a text, in whole minutes: Chinese by its signs, anything else by its words. */
export function minutesOf(blocks: readonly Block[]): number {
  const text = blocks.map(wordsOfBlock).join(' ')
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\p{N}’'-]+/gu)?.length ?? 0
  return Math.max(1, Math.round(signs / signsAMinute + words / wordsAMinute))
}
