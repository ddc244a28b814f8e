import { DownIcon } from '#web/kit/look/icons.tsx'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { Part } from './Part.tsx'
import styles from './sections.module.css'
import type { TextPart } from './text-parts.ts'

/** Questions that open when pressed, with or without a script; the first shows how. */
export function Questions({ part: { title, anchor, blocks, questions } }: { readonly part: TextPart }) {
  return (
    <Part id={anchor} title={title}>
      {blocks.length > 0 && <Blocks blocks={blocks} />}
      <div className={styles.questions}>
        {questions.map((each, at) => (
          <details key={each.anchor} open={at === 0}>
            <summary>
              <h3>{each.question}</h3>
              <DownIcon size={20} />
            </summary>
            <div id={each.anchor} className={styles.answer}>
              <Blocks blocks={each.answer} top={3} />
            </div>
          </details>
        ))}
      </div>
    </Part>
  )
}
