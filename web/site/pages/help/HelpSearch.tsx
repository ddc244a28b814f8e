import { useId, useMemo, useState } from 'react'
import { paths } from '#web/paths.ts'
import controls from '#web/site/form/controls.module.css'
import { useSiteDraft } from '#web/site/use-site-draft.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import styles from './help.module.css'
import { text } from './help.text.ts'
import { HelpQuestion } from './HelpQuestion.tsx'
import { HelpTopic } from './HelpTopic.tsx'
import { type Question, type Topic, topicsOf } from './questions.ts'
import { type HelpAnswer, useHelpSearch } from './use-help-search.ts'

/** The limit of the call. */
const longestText = 100

/**
 * The questions, with a search field that moves the best answers to the top. Without scripts or a network, all of them
 * are shown.
 */
export function HelpSearch({ body }: { readonly body: string }) {
  const t = useText(text)
  const id = useId()
  const [typed, type] = useState('')
  useSiteDraft('helpSearch', typed, '', type)
  const answer = useHelpSearch(typed.trim())
  const topics = useMemo(() => topicsOf(body), [body])
  return (
    <>
      <div role="search" className={styles.search}>
        <label htmlFor={id}>{t.search}</label>
        <input
          id={id}
          type="search"
          className={controls.input}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestText}
          placeholder={t.searchHint}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <noscript>{t.needsScript}</noscript>
        <p aria-live="polite" className="muted">
          <Told answer={answer} />
        </p>
      </div>
      {answer.state === 'done' ? (
        <Found questions={answer.list.flatMap(({ question }) => named(topics, question) ?? [])} />
      ) : (
        <All topics={topics} />
      )}
    </>
  )
}

const named = (topics: readonly Topic[], question: string) =>
  topics.flatMap(({ questions }) => questions).find((each) => each.question === question)

function Told({ answer }: { readonly answer: HelpAnswer }) {
  const t = useText(text)
  if (answer.state === 'asking') return t.searching
  if (answer.state === 'failed') return answer.sentence ?? t.failed
  if (answer.state === 'done') return t.fill(answer.list.length === 0 ? 'none' : 'found', { count: answer.list.length })
  return null
}

/** Best match first, and open. */
function Found({ questions }: { readonly questions: readonly Question[] }) {
  const t = useText(text)
  if (questions.length === 0)
    return (
      <p className={styles.none}>
        {t.noneSentence}
        <SiteLink to={paths.contact}>{t.askUs}</SiteLink>
      </p>
    )
  return (
    <section className={`${styles.topic} ${styles.found}`} aria-label={t.answers}>
      {questions.map((each, index) => (
        <HelpQuestion key={each.anchor} of={each} isOpen={index === 0} />
      ))}
    </section>
  )
}

function All({ topics }: { readonly topics: readonly Topic[] }) {
  const t = useText(text)
  return (
    <>
      <nav className={styles.topics} aria-label={t.topics}>
        {topics.map(({ title, anchor }) => (
          <a key={anchor} href={`#${anchor}`}>
            {title}
          </a>
        ))}
      </nav>
      {topics.map((topic) => (
        <HelpTopic key={topic.anchor} topic={topic} />
      ))}
    </>
  )
}
