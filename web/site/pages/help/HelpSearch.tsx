import { useId, useMemo, useState } from 'react'
import { paths } from '#web/paths.ts'
import controls from '#web/site/form/controls.module.css'
import { useCarried } from '#web/site/use-carried.ts'
import { useText } from '#web/text/use-text.ts'
import { SiteLink } from '#web/ui/SiteLink.tsx'
import { findQuestions, searchable } from './find-questions.ts'
import styles from './help.module.css'
import { text } from './help.text.ts'
import { HelpTopic } from './HelpTopic.tsx'
import { topicsOf } from './questions.ts'

/** The questions with a field that leaves those which hold what is typed. Without a script all of them stay. */
export function HelpSearch({ body }: { readonly body: string }) {
  const t = useText(text)
  const id = useId()
  const [asked, ask] = useState('')
  useCarried('helpSearch', asked, '', ask)
  const isAsked = asked.trim() !== ''
  const topics = useMemo(() => topicsOf(body), [body])
  const all = useMemo(() => (isAsked ? searchable(topics) : null), [topics, isAsked])
  const found = all ? findQuestions(all, asked) : topics
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
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
          placeholder={t.searchHint}
          value={asked}
          onChange={(event) => ask(event.currentTarget.value)}
        />
        <noscript>{t.needsScript}</noscript>
        <p aria-live="polite" className="muted">
          {isAsked && t.fill(count === 0 ? 'none' : 'found', { count })}
        </p>
      </div>
      {isAsked && count === 0 && (
        <p className={styles.none}>
          {t.noneSentence}
          <SiteLink to={paths.contact}>{t.askUs}</SiteLink>
        </p>
      )}
      {!isAsked && (
        <nav className={styles.topics} aria-label={t.topics}>
          {found.map(({ title, anchor }) => (
            <a key={anchor} href={`#${anchor}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {found.map((topic) => (
        <HelpTopic key={topic.anchor} topic={topic} />
      ))}
    </>
  )
}
