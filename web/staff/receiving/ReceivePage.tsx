import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import desk from '#web/staff/desk.module.css'
import { play, toggleMuted, useMuted } from '#web/staff/sound.ts'
import { type StaffWarehouse, useDesk } from '#web/staff/staff-context.ts'
import { useStored } from '#web/staff/stored.ts'
import { useText } from '#web/text/use-text.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { DuplicateBanner } from './DuplicateBanner.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { LastScans } from './LastScans.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'
import type { Receipt } from './receipt-values.ts'
import styles from './receiving.module.css'
import { text } from './receiving.text.ts'
import { ResultBanner } from './ResultBanner.tsx'
import { outcomeOf, type Received, type ScanOutcome, scanLines, wasJustReceived, withLine } from './scan-log.ts'
import { ScanField } from './ScanField.tsx'
import { soundOf } from './tones.ts'

/** The receiving station: scan, weigh, measure, Enter; the next parcel. */
export function ReceivePage() {
  const t = useText(text)
  const { warehouse } = useDesk()
  const isMuted = useMuted()
  const mute = (
    <Button variant="default" size="sm" onClick={toggleMuted}>
      {isMuted ? t.soundOff : t.soundOn}
    </Button>
  )
  return (
    <Page title={warehouse ? `${t.title} · ${warehouse.name}` : t.title} actions={mute}>
      {warehouse ? (
        <Station key={warehouse.id} warehouse={warehouse} />
      ) : (
        <Empty title={t.noWarehouseTitle} sentence={t.noWarehouseSentence} />
      )}
    </Page>
  )
}

/** What came of the last parcel; no answer: it was refused, being in the house already. */
interface Result {
  readonly answer: Received | null
  readonly receipt: Receipt
}

function Station({ warehouse }: { readonly warehouse: StaffWarehouse }) {
  const t = useText(text)
  const [lines, setLines] = useStored('staff-scans', scanLines, [])
  const [parcel, setParcel] = useState<{ readonly trackingNumber: string; readonly scan: number } | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [note, setNote] = useState('')
  const scanField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!parcel) scanField.current?.focus()
  }, [parcel])

  const log = (
    outcome: ScanOutcome,
    receipt: Pick<Receipt, 'trackingNumber'> & Partial<Receipt>,
    memberName: string | null = null,
  ) => {
    play(soundOf[outcome])
    const { trackingNumber, actualWeightG: weightG = null } = receipt
    setLines(withLine(lines, { trackingNumber, at: Date.now(), outcome, memberName, weightG }))
  }

  const scanned = (typed: string) => {
    const trackingNumber = tidyTrackingNumber(typed)
    setNote('')
    if (!trackingNumber) {
      play('problem')
      setNote(t.fill('scanWrong', { number: typed }))
    } else if (trackingNumber === parcel?.trackingNumber) {
      // The trigger was pulled twice: what was measured of this parcel stays.
      play('note')
    } else if (wasJustReceived(lines, trackingNumber, Date.now())) {
      log('ignored', { trackingNumber })
      setNote(t.fill('justReceived', { number: trackingNumber }))
    } else {
      setResult(null)
      setParcel((last) => ({ trackingNumber, scan: (last?.scan ?? 0) + 1 }))
    }
  }
  const drop = () => {
    setNote('')
    setParcel(null)
  }
  const received = (answer: Received, receipt: Receipt) => {
    log(outcomeOf(answer), receipt, answer.parcel?.memberName)
    setResult({ answer, receipt })
    setParcel(null)
  }
  const duplicate = (receipt: Receipt) => {
    log('duplicate', receipt)
    setResult({ answer: null, receipt })
    setParcel(null)
  }
  useHotkeys([['Escape', drop]], [])

  return (
    <div className={`${desk.sides} ${styles.station}`}>
      <div className={desk.stack}>
        <ScanField ref={scanField} current={parcel?.trackingNumber ?? null} onScan={scanned} />
        <div aria-live="assertive" className={styles.said}>
          {note && <p className={styles.note}>{note}</p>}
          {!parcel && !result && <p className={styles.ready}>{t.ready}</p>}
          {!parcel && result?.answer && (
            <ResultBanner trackingNumber={result.receipt.trackingNumber} received={result.answer} />
          )}
          {!parcel && result?.answer === null && <DuplicateBanner receipt={result.receipt} onReceived={received} />}
        </div>
        {parcel && (
          <ReceiptForm
            key={`${parcel.trackingNumber} ${parcel.scan}`}
            trackingNumber={parcel.trackingNumber}
            warehouse={warehouse}
            onReceived={received}
            onDuplicate={duplicate}
            onDrop={drop}
          />
        )}
        <KeyHelp />
      </div>
      <LastScans lines={lines} />
    </div>
  )
}
