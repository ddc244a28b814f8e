import type { Block } from '#web/kit/text/markdown.ts'
import { anchorsOf, sectionsOf, wordsOf, wordsOfBlock } from '#web/kit/text/markdown-outline.ts'

/** A part of a destination's text: a `##`, with what is below it. */
export interface TextPart {
  readonly title: string
  readonly anchor: string
  readonly blocks: readonly Block[]
  /** Each `###` below it is a question. */
  readonly questions: readonly Question[]
}

export interface Question {
  readonly question: string
  readonly anchor: string
  readonly answer: readonly Block[]
}

export interface TextParts {
  /** What comes before the first heading, besides the lead. */
  readonly before: readonly Block[]
  readonly parts: readonly TextPart[]
}

export function partsOf(blocks: readonly Block[]): TextParts {
  const anchors = anchorsOf(blocks)
  const { before, sections } = sectionsOf(blocks, 2)
  return {
    before,
    parts: sections.map(({ heading, blocks: below }) => {
      const { before: own, sections: asked } = sectionsOf(below, 3)
      return {
        title: wordsOf(heading.line),
        anchor: anchors.get(heading) ?? '',
        blocks: own,
        questions: asked.map((each) => ({
          question: wordsOf(each.heading.line),
          anchor: anchors.get(each.heading) ?? '',
          answer: each.blocks,
        })),
      }
    }),
  }
}

/** For search engines. */
export const plainQuestions = ({ parts }: TextParts): readonly { question: string; answer: string }[] =>
  parts.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ question, answer: answer.map(wordsOfBlock).join(' ') })),
  )

/** The part whose numbered list has one item for each picture. */
export const stepsPart = ({ parts }: TextParts, count: number): TextPart | undefined =>
  parts.find(({ blocks }) => count > 0 && blocks.some((block) => isSteps(block, count)))

export const isSteps = (block: Block, count: number): block is Extract<Block, { kind: 'list' }> =>
  block.kind === 'list' && block.isOrdered && block.items.length === count
