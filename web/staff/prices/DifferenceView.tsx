import { changesListed, tariffVersions } from '#contract/tariff-versions.ts'
import { useRead } from '#web/client/queries.ts'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatKg, formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Skeleton } from '@mantine/core'
import styles from './prices.module.css'
import { priceWords, type TariffRow, tradeWords } from './row.ts'
import type { Difference, Version } from './version.ts'
import { text } from './versions.text.ts'

type Change = Difference['changes'][number]

/** What publishing would change, in words (B-PR-13). */
export function DifferenceView({ version: { id } }: { readonly version: Version }) {
  const t = useText(text)
  const query = useRead(tariffVersions.difference, { id }, { fresh: true })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={240} />}
      isEmpty={({ changes }) => changes.length === 0}
      empty={<p className="muted">{t.same}</p>}
    >
      {({ added, changed, removed, kept, changes }) => (
        <section aria-label={t.viewDifference}>
          <p>{t.fill('counts', { added, changed, removed, kept })}</p>
          <ul className={desk.plain}>
            {changes.map((change) => (
              <ChangeRow key={`${change.before?.id} ${change.after?.id}`} change={change} />
            ))}
          </ul>
          {added + changed + removed > changes.length && (
            <p className="muted">{t.fill('moreChanges', { count: changesListed })}</p>
          )}
        </section>
      )}
    </Loaded>
  )
}

const tones = { added: 'done', changed: 'wait', removed: 'bad' } as const satisfies Record<Change['kind'], Tone>

function ChangeRow({ change: { kind, before, after, fields } }: { readonly change: Change }) {
  const t = useText(text)
  const row = after ?? before
  if (!row) return null
  return (
    <li className={styles.change}>
      <StatusTag tone={tones[kind]}>{t[kind]}</StatusTag>
      <div>
        <p>
          <strong>{tradeWords(row, t.language)}</strong>
        </p>
        {before && after ? (
          fields.map((field) => (
            <p key={field} className="num">
              {t.fill(field, { before: figure(field, before, t), after: figure(field, after, t) })}
            </p>
          ))
        ) : (
          <p className="num">{priceWords(row, t.language)}</p>
        )}
      </div>
    </li>
  )
}

function figure(field: Change['fields'][number], row: TariffRow, t: ReturnType<typeof useText<typeof text>>): string {
  switch (field) {
    case 'validTo':
      return row.validTo === null ? t.none : formatWhen(row.validTo, t.language)
    case 'firstWeightG':
    case 'capWeightG': {
      const weightG = row[field]
      return weightG === null ? t.none : formatKg(weightG)
    }
    default:
      return formatMoney(row[field], row.currency)
  }
}
