import { DownIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './help.module.css'
import { text } from './help.text.ts'
import type { Question } from './questions.ts'

interface Props {
  readonly of: Question
  /** Open from the start, if it is the best answer to a search. */
  readonly isOpen?: boolean
}

/**
 * A question that opens when pressed, with or without scripts. The anchor is inside the answer: browsers open a closed
 * element when an address points into it.
 */
export function HelpQuestion({ of: { question, answer, anchor }, isOpen = false }: Props) {
  const t = useText(text)
  return (
    <details className={styles.question} open={isOpen}>
      <summary>
        <h3>{question}</h3>
        <DownIcon size={20} />
      </summary>
      <div id={anchor} className={styles.answer}>
        <Blocks blocks={answer} />
        <a href={`#${anchor}`} className={styles.address} aria-label={t.fill('addressOf', { question })}>
          {t.address}
        </a>
      </div>
    </details>
  )
}
