import { type Block, parseMarkdown } from '#web/kit/text/markdown.ts'
import { anchorsOf, sectionsOf, wordsOf, wordsOfBlock } from '#web/kit/text/markdown-outline.ts'

/** A question of the help centre as in its text: a `###` below the `##` of its topic. */
export interface Question {
  readonly question: string
  readonly answer: readonly Block[]
  readonly anchor: string
}

export interface Topic {
  readonly title: string
  readonly anchor: string
  /** The topic's text before its questions. */
  readonly before: readonly Block[]
  readonly questions: readonly Question[]
}

export function topicsOf(body: string): readonly Topic[] {
  const blocks = parseMarkdown(body)
  const anchors = anchorsOf(blocks)
  return sectionsOf(blocks, 2).sections.map(({ heading, blocks: below }) => {
    const { before, sections } = sectionsOf(below, 3)
    return {
      title: wordsOf(heading.line),
      anchor: anchors.get(heading) ?? '',
      before,
      questions: sections.map((section) => ({
        question: wordsOf(section.heading.line),
        answer: section.blocks,
        anchor: anchors.get(section.heading) ?? '',
      })),
    }
  })
}

/** An answer as plain text, for searching and for search engines. */
export const plainAnswer = ({ answer }: Question): string => answer.map(wordsOfBlock).join(' ')
