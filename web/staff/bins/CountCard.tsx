import { staffBinCounts } from '#contract/bin-counts.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { Refusal, wordsOf } from '#web/client/api.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { ScanBox } from '#web/staff/scanning/ScanBox.tsx'
import { useScanner } from '#web/staff/scanning/use-scanner.ts'
import { play } from '#web/staff/sound.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { text as stations } from '#web/staff/stations/text.ts'
import { Button, Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { type Bin, type BinCount, binReads, noteTones } from './bin.ts'
import styles from './bins.module.css'
import { text } from './count.text.ts'
import { Differences } from './Differences.tsx'

interface Props {
  readonly bin: Bin
  readonly onDone: (said: string) => void
}

/** B-IN-63: the count of a bin, and what earlier ones left open. */
export function CountCard({ bin, onDone }: Props) {
  const t = useText(text)
  const may = useMay()
  const start = useWrite(staffBinCounts.start, { refreshes: binReads })
  const countId = bin.openCountId
  return (
    <div className={desk.column}>
      <Card title={t.title}>
        <div className={desk.stack}>
          {countId === null && <p className="muted">{t.lead}</p>}
          {countId === null && may(staffBinCounts.start) && !bin.closed && (
            <Button loading={start.isPending} onClick={() => start.mutate({ id: bin.id })}>
              {t.start}
            </Button>
          )}
          {start.error && <FormAlert error={start.error}>{start.error.message}</FormAlert>}
          {countId !== null && <OpenCount id={countId} mayCount={may(staffBinCounts.scan)} onDone={onDone} />}
        </div>
      </Card>
      {bin.openDifferences > 0 && (
        <Card title={t.differencesTitle}>
          <Differences warehouseId={bin.warehouseId} binId={bin.id} onDone={onDone} />
        </Card>
      )}
    </div>
  )
}

interface OpenProps {
  readonly id: string
  readonly mayCount: boolean
  readonly onDone: (said: string) => void
}

function OpenCount({ id, mayCount, onDone }: OpenProps) {
  const t = useText(text)
  const query = useRead(staffBinCounts.get, { id }, { fresh: true })
  return (
    <Loaded query={query} skeleton={<Skeleton height={240} />}>
      {({ count, scans }) => (
        <>
          <p className="muted">
            {t.fill('startedBy', { name: count.startedBy, when: formatWhen(count.startedAt, t.language) })}
          </p>
          <p className={styles.figure} aria-live="polite">
            {t.fill('found', { found: count.found, expected: count.expected })}
          </p>
          {mayCount && <Scans id={id} />}
          {mayCount && <Ends count={count} onDone={onDone} />}
          {scans.length > 0 && (
            <section aria-label={t.last}>
              <ul className={styles.scans}>
                {scans.map(({ trackingNumber, note, recordedShelf }) => (
                  <li key={trackingNumber}>
                    <span className="num">{trackingNumber}</span>
                    <span className={desk.marks}>
                      {recordedShelf !== null && <span className="num">{recordedShelf}</span>}
                      <StatusTag tone={noteTones[note]}>{t[note]}</StatusTag>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Loaded>
  )
}

/** What is scanned is sent one after the other, whatever the answer before was. */
function Scans({ id }: { readonly id: string }) {
  const t = useText(text)
  const unsure = useText(stations).unsure
  const [said, say] = useState('')
  const write = useWrite(staffBinCounts.scan, {
    refreshes: binReads,
    onDone: ({ scan, isNew }) => {
      play(scan.note === 'here' ? (isNew ? 'ok' : 'note') : 'problem')
      const number = scan.trackingNumber
      say(isNew ? t.fill('scanned', { number, note: t[scan.note] }) : t.fill('again', { number }))
    },
    onRefused: (error) => {
      play('problem')
      say(error instanceof Refusal ? wordsOf(error) : error.message)
    },
  })
  const scan = (typed: string) => {
    const trackingNumber = tidyTrackingNumber(typed)
    if (trackingNumber) return write.mutate({ id, trackingNumber })
    play('problem')
    return say(t.fill('wrong', { number: typed }))
  }
  useScanner({
    onScan: scan,
    onUnsure: () => {
      play('problem')
      say(unsure)
    },
  })
  return (
    <>
      <ScanBox label={t.scan} placeholder={t.scanHint} onScan={scan} />
      <p role="status">{said}</p>
    </>
  )
}

function Ends({ count, onDone }: { readonly count: BinCount; readonly onDone: Props['onDone'] }) {
  const t = useText(text)
  const { id } = count
  const missed = Math.max(0, count.expected - count.found)
  const write = useWrite(staffBinCounts.finish, {
    refreshes: binReads,
    onDone: ({ state, missing, others }) =>
      onDone(state === 'dropped' ? t.dropped : t.fill('finished', { missing: missing ?? 0, others: others ?? 0 })),
  })
  const finish = async () => {
    const isSure = await confirmed({
      title: t.finishTitle,
      sentence: missed === 0 ? t.finishAll : t.fill('finishMissing', { count: missed }),
      confirm: t.finish,
      dismiss: t.keepOn,
    })
    if (isSure) write.mutate({ id })
  }
  const drop = async () => {
    const isSure = await confirmed({
      title: t.dropTitle,
      sentence: t.dropSentence,
      confirm: t.drop,
      dismiss: t.keepOn,
      danger: true,
    })
    if (isSure) write.mutate({ id, drop: true })
  }
  return (
    <>
      <Group gap="sm">
        <Button loading={write.isPending} onClick={() => void finish()}>
          {t.finish}
        </Button>
        <Button variant="default" onClick={() => void drop()}>
          {t.drop}
        </Button>
      </Group>
      {write.error && <FormAlert error={write.error}>{write.error.message}</FormAlert>}
    </>
  )
}
