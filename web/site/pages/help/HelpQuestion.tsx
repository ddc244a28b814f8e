import { useText } from '#web/kit/text/use-text.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './help.module.css'
import { text } from './help.text.ts'
import type { Question } from './questions.ts'

interface Props {
  readonly of: Question
  /** Shown at once, where it is the best answer to what was asked. */
  readonly isOpen?: boolean
}

/**
 * A question, opened by a press, with or without a script. The anchor stands inside the answer: who comes by its address finds
 * it open, because browsers open what hides the place they are sent to.
 */
export function HelpQuestion({ of: { question, answer, anchor }, isOpen = false }: Props) {
  const t = useText(text)
  return (
    <details className={styles.question} open={isOpen}>
      <summary>
        <h3>{question}</h3>
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
