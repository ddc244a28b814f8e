import { useText } from '#web/text/use-text.ts'
import { Blocks } from '#web/ui/Markdown.tsx'
import styles from './help.module.css'
import { text } from './help.text.ts'
import type { Topic } from './questions.ts'

/**
 * A topic with its questions, each opened by a press, with or without a script. The anchor stands inside the answer: who
 * comes by its address finds it open, because browsers open what hides the place they are sent to.
 */
export function HelpTopic({ topic }: { readonly topic: Topic }) {
  const t = useText(text)
  return (
    <section className={styles.topic}>
      <h2 id={topic.anchor}>{topic.title}</h2>
      {topic.before.length > 0 && <Blocks blocks={topic.before} />}
      {topic.questions.map(({ question, answer, anchor }) => (
        <details key={anchor} className={styles.question}>
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
      ))}
    </section>
  )
}
