import desk from '#web/staff/desk.module.css'
import { HandoverField } from '#web/staff/handovers/HandoverField.tsx'
import { LabelTroubles } from '#web/staff/labels/LabelTroubles.tsx'
import { useLabelAfterReceipt } from '#web/staff/labels/use-label-after-receipt.ts'
import { play } from '#web/staff/sound.ts'
import { type StaffWarehouse, useDesk } from '#web/staff/staff-context.ts'
import { useScanner } from '#web/staff/scanning/use-scanner.ts'
import { useStored } from '#web/staff/stored.ts'
import { text as stationsText } from '#web/staff/stations/text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { DuplicateBanner } from './DuplicateBanner.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { LastScans } from './LastScans.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'
import styles from './receiving.module.css'
import { text as offlineText } from './offline.text.ts'
import { text } from './text.ts'
import { ResultBanner } from './ResultBanner.tsx'
import { ScanField } from './ScanField.tsx'
import { ScaleLine } from './scale/ScaleLine.tsx'
import { useOpenScale } from './scale/use-scale.ts'
import { type HandForm, type StationAtWork, useStation } from './use-station.ts'
import { WaitingList } from './WaitingList.tsx'
import { WhoseLabel } from './WhoseLabel.tsx'

/** The desk of one warehouse: the current parcel, and beside it what is waiting and the latest results. */
export function Station({ warehouse }: { readonly warehouse: StaffWarehouse }) {
  const stations = useText(stationsText)
  const form = useRef<HandForm>(null)
  const scanField = useRef<HTMLInputElement>(null)
  const [handoverId, setHandoverId] = useStored(`staff-handover:${warehouse.id}`, z.string(), '')
  const [keptShelf, keepShelf] = useStored(`staff-shelf:${warehouse.id}`, z.string(), '')
  const labels = useLabelAfterReceipt()
  const work = useStation(warehouse.id, form, (answer, { trackingNumber, shelf }) => {
    labels.received(answer, trackingNumber)
    if (shelf) keepShelf(answer.parcel?.shelf ?? shelf)
  })
  const { station, note, tell, scan } = work
  const { atHand, label } = station
  useScanner({
    onScan: scan,
    onUnsure: () => {
      play('problem')
      tell(stations.unsure)
    },
  })
  useOpenScale()
  const isFree = atHand === null
  useEffect(() => {
    if (isFree) scanField.current?.focus()
  }, [isFree])
  const leave = () => {
    tell('')
    if (label) work.forgetLabel()
    else work.drop()
  }
  // Even while a field has the focus.
  useHotkeys([['Escape', leave]], [])
  return (
    <div className={`${desk.sides} ${styles.station}`}>
      <div className={desk.stack}>
        {work.isOffline && <Unsent count={station.saving.length} />}
        <LabelTroubles labels={labels} />
        <HandoverField warehouseId={warehouse.id} value={handoverId} onChoose={setHandoverId} />
        <ScanField ref={scanField} current={atHand?.trackingNumber ?? null} onScan={scan} />
        <div aria-live="assertive" className={styles.said}>
          {note && <p className={styles.note}>{note}</p>}
          {label && <WhoseLabel label={label} station={station} onGive={work.giveLabel} onNone={work.forgetLabel} />}
          {isFree && <Outcome work={work} />}
        </div>
        {isFree && <ScaleLine parcel={null} />}
        {atHand && (
          <ReceiptForm
            key={`${atHand.scan} ${atHand.refusal?.sent.idempotencyKey ?? ''}`}
            ref={form}
            parcel={atHand}
            warehouse={warehouse}
            handoverId={handoverId}
            keptShelf={keptShelf}
            onSeal={work.seal}
            onDrop={work.drop}
          />
        )}
        <KeyHelp />
      </div>
      <div className={desk.column}>
        {!isFree && (
          <div aria-live="polite" className={`${styles.said} ${styles.aside}`}>
            <Outcome work={work} />
          </div>
        )}
        <WaitingList station={station} isOffline={work.isOffline} onOpen={work.open} onRemove={work.remove} />
        <LastScans lines={work.lines} onUndone={work.undone} />
      </div>
    </div>
  )
}

/** The result of the last parcel, and duplicates; large while there is no current parcel. */
function Outcome({ work }: { readonly work: StationAtWork }) {
  const t = useText(text)
  const { station, result } = work
  const [saving] = station.saving
  const isIdle = station.atHand === null && !result && station.duplicates.length === 0
  return (
    <>
      {isIdle && (
        <p className={styles.ready}>{saving ? t.fill('savingNumber', { number: saving.trackingNumber }) : t.ready}</p>
      )}
      {result && (
        <ResultBanner
          key={result.answer.receiptId}
          trackingNumber={result.receipt.trackingNumber}
          received={result.answer}
          onUndone={work.undone}
        />
      )}
      {station.duplicates.map((duplicate, index) => (
        <DuplicateBanner
          key={duplicate.scan}
          receipt={duplicate.sent.receipt}
          hasKey={index === 0}
          onReceived={(answer) => work.receivedAgain(answer, duplicate)}
          onLeave={() => work.remove(duplicate.scan)}
        />
      ))}
    </>
  )
}

function Unsent({ count }: { readonly count: number }) {
  const t = useText(offlineText)
  const { at } = useDesk()
  return (
    <div className={styles.unsent} role="alert">
      <strong>{t.fill('offlineTitle', { count })}</strong>
      <p>{at ? t.offlineStation : t.offlineNote}</p>
    </div>
  )
}
