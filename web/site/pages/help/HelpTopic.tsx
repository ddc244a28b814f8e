import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './help.module.css'
import { HelpQuestion } from './HelpQuestion.tsx'
import type { Topic } from './questions.ts'

export function HelpTopic({ topic }: { readonly topic: Topic }) {
  return (
    <section className={styles.topic}>
      <h2 id={topic.anchor}>{topic.title}</h2>
      {topic.before.length > 0 && <Blocks blocks={topic.before} />}
      {topic.questions.map((each) => (
        <HelpQuestion key={each.anchor} of={each} />
      ))}
    </section>
  )
}
