import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import type { Block, Inline } from '#web/kit/text/markdown.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { MarkdownLine } from '#web/kit/text/MarkdownLine.tsx'
import { StepNumber } from '#web/site/frame/StepNumber.tsx'
import { isSteps, type TextPart } from './text-parts.ts'
import { Part } from './Part.tsx'
import styles from './sections.module.css'

interface TextSectionProps {
  readonly part: TextPart
  readonly stepPictures: readonly IllustrationName[]
}

/** A part of the destination's own text. */
export function TextSection({ part: { title, anchor, blocks }, stepPictures }: TextSectionProps) {
  return (
    <Part id={anchor} title={title}>
      <div className={styles.prose}>
        {groupsOf(blocks, stepPictures.length).map((group, at) => (
          <Group key={at} blocks={group} stepPictures={stepPictures} />
        ))}
      </div>
    </Part>
  )
}

/** Steps with pictures are shown in their own way, all else as text. */
function groupsOf(blocks: readonly Block[], steps: number): readonly (readonly Block[])[] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const isOwn = (each: Block | undefined) => each !== undefined && steps > 0 && isSteps(each, steps)
    if (last && !isOwn(block) && !isOwn(last[0])) last.push(block)
    else groups.push([block])
  }
  return groups
}

type GroupProps = { readonly blocks: readonly Block[] } & Pick<TextSectionProps, 'stepPictures'>

function Group({ blocks, stepPictures }: GroupProps) {
  const [block] = blocks
  if (block && stepPictures.length > 0 && isSteps(block, stepPictures.length))
    return <PictureSteps items={block.items} pictures={stepPictures} />
  return <Blocks blocks={blocks} />
}

interface PictureStepsProps {
  readonly items: readonly (readonly Inline[])[]
  readonly pictures: readonly IllustrationName[]
}

/** Bold words at the start of a step are its title. */
function PictureSteps({ items, pictures }: PictureStepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map((item, at) => {
        const [first, ...rest] = item
        const hasTitle = first?.kind === 'strong'
        const picture = pictures[at]
        return (
          <li key={at}>
            {picture && <Illustration name={picture} className={styles.stepPicture} />}
            <div className={styles.stepWords}>
              <StepNumber number={at + 1} className={styles.number} />
              {hasTitle && <h3>{first.text}</h3>}
              <p>
                <MarkdownLine line={hasTitle ? rest : item} />
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
