import { useText } from '#web/kit/text/use-text.ts'
import styles from './people.module.css'
import { text } from './text.ts'

export interface Change {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** What will be different once it is saved, each with what it is now; unchanged lines are left out. */
export function Compared({ changes }: { readonly changes: readonly Change[] }) {
  const t = useText(text)
  const real = changes.filter(({ before, after }) => before !== after)
  return (
    <section aria-label={t.willChange} className={styles.compared}>
      <p className="muted">{real.length === 0 ? t.nothingChanges : t.willChange}</p>
      {real.length > 0 && (
        <dl>
          {real.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <del>{before || '—'}</del> <span aria-hidden>→</span> <ins>{after || '—'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
