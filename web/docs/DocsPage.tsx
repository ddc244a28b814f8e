import { useEffect, useState } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import { Logo } from '#web/kit/look/Cat.tsx'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import styles from './docs.module.css'
import { type Call, callsOf, type Field } from './openapi.ts'
import { text } from './text.ts'

const source = '/api/openapi.json'

/** The API as its own description lists it, group by group. */
export function DocsPage() {
  const t = useText(text)
  const { calls, isFailed } = useCalls()
  const [sought, setSought] = useState('')
  const shown = calls.filter(({ name, path, id }) =>
    `${name} ${path} ${id}`.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  const tags = [...new Set(shown.map(({ tag }) => tag))]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Logo size={30} /> {t.title}
        </h1>
        <a href={source}>{t.source}</a>
        <LanguageChoice />
      </header>
      <main aria-busy={!isFailed && calls.length === 0}>
        <p className="muted">{t.lead}</p>
        <input
          className={styles.search}
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        <nav aria-label={t.groups} className={styles.groups}>
          {tags.map((tag) => (
            <a key={tag} href={`#${tag}`}>
              {tag}
            </a>
          ))}
        </nav>
        {isFailed && <p role="alert">{t.failed}</p>}
        {!isFailed && calls.length === 0 && <p role="status">{t.loading}</p>}
        {calls.length > 0 && shown.length === 0 && <p role="status">{t.nothing}</p>}
        {tags.map((tag) => (
          <section key={tag} id={tag}>
            <h2>{tag}</h2>
            {shown
              .filter((each) => each.tag === tag)
              .map((each) => (
                <OneCall key={each.name} call={each} />
              ))}
          </section>
        ))}
      </main>
    </div>
  )
}

function OneCall({ call }: { readonly call: Call }) {
  const t = useText(text)
  const who =
    call.roles.length > 0 ? t.fill('roles', { roles: call.roles.join(' ') }) : call.needsToken ? t.needsToken : t.anyone
  return (
    <details className={styles.call}>
      <summary>
        <span className={styles.methods}>{call.methods.join(' ')}</span>
        <code>{call.path}</code>
        <span className={styles.name}>
          {call.id} {call.name}
        </span>
      </summary>
      <p className="muted">{who}</p>
      <h3>{t.input}</h3>
      <Fields fields={call.input} />
      <h3>{t.output}</h3>
      <Fields fields={call.output} />
    </details>
  )
}

function Fields({ fields }: { readonly fields: readonly Field[] }) {
  const t = useText(text)
  if (fields.length === 0) return <p className="muted">{t.noInput}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.kind}</th>
            <th scope="col">{t.required}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <td>
                <code>{field.name}</code>
              </td>
              <td>{field.kind}</td>
              <td>{field.isRequired && t.yes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useCalls() {
  const [calls, setCalls] = useState<readonly Call[]>([])
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    fetch(source)
      .then((response) => response.json())
      .then((json) => setCalls(callsOf(json)))
      .catch((error: unknown) => {
        console.error(error)
        setFailed(true)
      })
  }, [])
  return { calls, isFailed }
}
