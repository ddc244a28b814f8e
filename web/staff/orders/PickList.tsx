import { isMemberNumber } from '#domain/member-number.ts'
import desk from '#web/staff/desk.module.css'
import { scanFieldMark } from '#web/staff/scanning/keys.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { NativeSelect } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import styles from './orders.module.css'
import { type PackingPlan, parcelsIn, type scanPicks, stillMissing } from './packing-plan.ts'
import { text } from './packing.text.ts'
import { PickRow } from './PickRow.tsx'
import type { PickLine } from './staff-order.ts'

interface PickListProps {
  readonly picks: readonly PickLine[]
  readonly plan: PackingPlan
  readonly cartonCount: number
  /** Index of the carton that scans go into. */
  readonly atHand: number
  readonly onAtHand: (carton: number) => void
  readonly onPlan: (plan: PackingPlan) => void
  /** What a person typed into the field; scans are heard wherever the focus is. */
  readonly onScan: (typed: string) => void
  /** The result of the last scans. */
  readonly said: ReturnType<typeof scanPicks>['said']
}

/** What to fetch, shelf by shelf, and the scan that confirms it: a wrong parcel always makes a sound. */
export function PickList({ picks, plan, cartonCount, atHand, onAtHand, onPlan, onScan, said }: PickListProps) {
  const t = useText(text)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const scanned = (event: KeyboardEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value.trim()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === '') return
    event.currentTarget.value = ''
    onScan(typed)
  }

  const wanted = picks.length - parcelsIn(plan, null).length
  const byShelf = [...picks].sort((one, other) =>
    (one.shelf ?? '~').localeCompare(other.shelf ?? '~', 'en', { numeric: true }),
  )
  return (
    <Card
      title={t.pickList}
      actions={
        <strong className="num">
          {t.fill('pickCount', { done: wanted - stillMissing(plan).length, all: wanted })}
        </strong>
      }
    >
      <div className={desk.stack}>
        <div className={styles.scanRow}>
          <div>
            <label htmlFor={id} className={desk.scanLabel}>
              {t.scan}
            </label>
            <input
              ref={field}
              id={id}
              className={desk.scan}
              placeholder={t.scanPlaceholder}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              onKeyDown={scanned}
              {...scanFieldMark}
            />
          </div>
          {cartonCount > 1 && (
            <NativeSelect
              label={t.activeCarton}
              value={String(atHand)}
              onChange={(event) => onAtHand(Number(event.currentTarget.value))}
              data={Array.from({ length: cartonCount }, (_, index) => ({
                value: String(index),
                label: t.fill('carton', { number: index + 1 }),
              }))}
            />
          )}
        </div>
        <div aria-live="assertive">
          {said.map(({ scan, number }) => (
            <p key={number} className={styles.said} data-tone={toneOf[scan]}>
              {t.fill(isMemberNumber(number) ? 'memberNumber' : scan, { number, carton: atHand + 1 })}
            </p>
          ))}
        </div>
        <ul className={desk.plain}>
          {byShelf.map((pick) => (
            <PickRow key={pick.parcelId} pick={pick} plan={plan} cartonCount={cartonCount} onPlan={onPlan} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

const toneOf = { ticked: 'done', moved: 'done', again: 'hand', removed: 'bad', foreign: 'bad' } as const
