import { DownIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { Entry } from './entries.ts'
import styles from './contents.module.css'
import { text } from './reading.text.ts'

/** The parts of a text with their numbers, in a card that stays in view beside it. */
export function Contents({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useText(text)
  return (
    <nav className={styles.contents} aria-label={t.contents}>
      <b>{t.contents}</b>
      <List entries={entries} />
    </nav>
  )
}

/** The same above the text, folded, on a screen that has no room beside it. */
export function ContentsFold({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useText(text)
  return (
    <details className={styles.fold}>
      <summary>
        {t.fill('contentsOf', { count: entries.length })}
        <DownIcon />
      </summary>
      <nav aria-label={t.contents}>
        <List entries={entries} />
      </nav>
    </details>
  )
}

function List({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map(({ anchor, name }, index) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <span aria-hidden="true">{index + 1}</span>
            {name}
          </a>
        </li>
      ))}
    </ol>
  )
}
