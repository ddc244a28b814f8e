import { useText } from '#web/kit/text/use-text.ts'
import { text } from './lines.text.ts'

/** A field by its label, in words. */
export type Said = readonly [label: string, words: string]

interface ChangesProps {
  readonly before: readonly Said[]
  /** The same fields in the same order. */
  readonly after: readonly Said[]
}

/** What a form will change before it does: each field that says something else, before and after. */
export function Changes({ before, after }: ChangesProps) {
  const t = useText(text)
  const changed = after.flatMap(([label, words], index) => {
    const was = before[index]?.[1] ?? ''
    return was === words ? [] : [{ label, was, words }]
  })
  return (
    <section aria-label={t.changes} aria-live="polite">
      {changed.length === 0 ? (
        <p className="muted">{t.noChanges}</p>
      ) : (
        <dl>
          {changed.map(({ label, was, words }) => (
            <div key={label}>
              <dt className="muted">{label}</dt>
              <dd>{t.fill('beforeAfter', { before: was || t.nothing, after: words || t.nothing })}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
