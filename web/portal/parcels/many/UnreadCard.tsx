import { NativeSelect } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { cellOptions } from './cell-options.ts'
import styles from './Many.module.css'
import { columnText, text } from './many.text.ts'
import { columns } from './row.ts'
import type { UnreadColumn } from './unread.ts'
import type { Many } from './use-many.ts'

const leftOut = 'left-out'

/** What was imported but not understood: the member says what each column and name means, or leaves it out. */
export function UnreadCard({ many }: { readonly many: Many }) {
  const { unread, choices, answer } = many
  const t = useText(text)
  const kit = useText(kitText)
  const heads = useText(columnText)
  if (unread.columns.length + unread.names.length === 0) return null
  const labelOf = ({ head, place, count, samples }: UnreadColumn) =>
    t.fill(head === '' ? 'unreadBare' : 'unreadColumn', { head, place, count, samples: samples.join(t.sampleGap) })
  return (
    <Card title={t.unreadTitle}>
      <p className="muted">{t.unreadLead}</p>
      <div className={styles.unread}>
        {unread.columns.map((column) => (
          <NativeSelect
            key={`${column.place} ${column.head}`}
            label={labelOf(column)}
            value=""
            data={[
              { value: '', label: kit.pick },
              { value: leftOut, label: t.leaveOut },
              ...columns.map((each) => ({ value: each, label: heads[each] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              answer.column(column, columns.find((each) => each === value) ?? null)
            }
          />
        ))}
        {unread.names.map((name) => (
          <NativeSelect
            key={`${name.column} ${name.typed}`}
            label={t.fill('unreadName', { ...name, column: heads[name.column] })}
            value=""
            data={[
              { value: '', label: kit.pick },
              { value: leftOut, label: t.leaveEmpty },
              ...(cellOptions(name.column, choices, t.language) ?? []),
            ]}
            onChange={({ currentTarget: { value } }) => answer.name(name, value === leftOut ? '' : value)}
          />
        ))}
      </div>
    </Card>
  )
}
