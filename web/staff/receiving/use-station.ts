import { staffParcels } from '#contract/receiving.ts'
import { isAlias } from '#domain/member-alias.ts'
import { isMemberNumber, tidyMemberNumber } from '#domain/member-number.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { type Failure, Refusal, wordsOf } from '#web/client/api.ts'
import { play } from '#web/staff/sound.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { holdPerson } from '#web/staff/workplace/unsaved.ts'
import { useStored } from '#web/staff/stored.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { keyFor } from '#web/client/unanswered.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Receipt, ReceiptValues } from './receipt-values.ts'
import { deviceNowMs } from './scan-age.ts'
import { text as offlineText } from './offline.text.ts'
import { text } from './text.ts'
import {
  outcomeOf,
  type Received,
  type ScanOutcome,
  scanLines,
  wasJustReceived,
  withLine,
  withUndone,
} from './scan-log.ts'
import * as table from './station.ts'
import { isEmpty, recallQueue, recallStation, rememberStation } from './station-store.ts'
import { soundOf } from './tones.ts'
import { isDuplicate, useSaving } from './use-saving.ts'

/** What a scan needs from the form of the current parcel. */
export interface HandForm {
  readonly hand: () => table.Hand
  readonly fillLabel: (memberNumber: string) => void
}

/** The station of a warehouse: the effect of each scan, each receipt and each answer. */
export function useStation(
  warehouseId: string,
  form: RefObject<HandForm | null>,
  onReceived: (answer: Received, receipt: Receipt) => void,
) {
  const t = useText(text)
  const offline = useText(offlineText)
  const { id: staffId } = useDesk().staff
  const [station, setStation] = useState(() => recallStation(warehouseId, staffId))
  const [lines, setLines] = useStored('staff-scans', scanLines, [])
  const [result, setResult] = useState<{ readonly answer: Received; readonly receipt: Receipt } | null>(null)
  const [note, setNote] = useState('')
  useKept(warehouseId, staffId, station, setStation)
  const isSaving = station.saving.length > 0
  useEffect(() => (isSaving ? holdPerson() : undefined), [isSaving])
  const hand = () => form.current?.hand() ?? null

  const log = (
    outcome: ScanOutcome,
    receipt: Pick<Receipt, 'trackingNumber'> & Partial<Receipt>,
    answer?: Received,
  ) => {
    play(soundOf[outcome])
    const { trackingNumber, actualWeightG: weightG = null } = receipt
    const stored = { receiptId: answer?.receiptId, parcelId: answer?.parcel?.id }
    const memberName = answer?.parcel?.memberName ?? null
    setLines(withLine(lines, { trackingNumber, at: Date.now(), outcome, memberName, weightG, ...stored }))
  }
  const received = (answer: Received, receipt: Receipt) => {
    log(outcomeOf(answer), receipt, answer)
    setResult({ answer, receipt })
    onReceived(answer, receipt)
  }
  const isOffline = useSaving(station.saving[0], {
    onSaved: (answer, { sent }) => {
      received(answer, sent.receipt)
      setStation(table.saved)
    },
    onRefused: (error, { sent }) => {
      if (isDuplicate(error)) {
        log('duplicate', sent.receipt)
        setResult(null)
        return setStation(table.refusedAsDuplicate)
      }
      play('problem')
      const refusal = refusalOf(error, t.notKnown)
      if (station.atHand)
        setNote(t.fill('cameBackNote', { number: sent.receipt.trackingNumber, sentence: refusal.sentence }))
      setStation((each) => table.refused(each, refusal))
    },
  })

  const readLabel = (memberNumber: string) => {
    const whose = table.whoseLabel(station, hand(), memberNumber)
    play('note')
    if (whose === 'atHand') form.current?.fillLabel(memberNumber)
    if (whose === 'atHand' || whose === 'again') return setNote(t.fill('labelRead', { number: memberNumber }))
    setStation((each) => table.labelled(each, { memberNumber, isForNext: whose === 'next' }))
  }
  const take = (trackingNumber: string) => {
    const held = hand()
    const next = table.scanned(station, trackingNumber, held)
    if (station.atHand === null) setResult(null)
    if (next.atHand?.trackingNumber !== trackingNumber) {
      play('note')
      setNote(t.fill('queued', { number: trackingNumber, count: next.waiting.length }))
    }
    setStation((each) => table.scanned(each, trackingNumber, held))
  }
  /** Returns whether it was something that a station accepts. */
  const scan = (typed: string): boolean => {
    const memberNumber = tidyMemberNumber(typed)
    const trackingNumber = tidyTrackingNumber(typed)
    setNote('')
    // What could be a tracking number is one: an old member number of that length is typed into the label's field.
    if (isMemberNumber(memberNumber) || (!trackingNumber && isAlias(memberNumber))) {
      readLabel(memberNumber)
    } else if (!trackingNumber) {
      play('problem')
      setNote(t.fill('scanWrong', { number: typed }))
      return false
    } else if (trackingNumber === station.atHand?.trackingNumber) {
      // A double scan: measurements of this parcel are kept.
      play('note')
    } else if (table.holds(station, trackingNumber)) {
      play('note')
      setNote(t.fill('alreadyHere', { number: trackingNumber }))
    } else if (wasJustReceived(lines, trackingNumber, Date.now())) {
      log('ignored', { trackingNumber })
      setNote(t.fill('justReceived', { number: trackingNumber }))
    } else {
      take(trackingNumber)
    }
    return true
  }
  const seal = (values: ReceiptValues, receipt: Receipt) => {
    if (station.saving.length >= table.savedAtOnce) {
      play('problem')
      return setNote(offline.fill('queueFull', { count: table.savedAtOnce }))
    }
    const tried = table.earlierTry(station, receipt)
    const sent = {
      receipt,
      idempotencyKey: tried?.idempotencyKey ?? keyFor(staffParcels.receive, receipt, null),
      completedAtMs: tried?.completedAtMs ?? deviceNowMs(),
    }
    setNote('')
    setStation((each) => table.sealed(each, values, sent))
  }
  const giveLabel = (parcel: table.Scanned, memberNumber: string) => {
    if (parcel === station.atHand) form.current?.fillLabel(memberNumber)
    setStation((each) => table.labelOf(each, parcel.scan, memberNumber))
  }
  return {
    station,
    isOffline,
    lines,
    result,
    note,
    tell: setNote,
    scan,
    seal,
    giveLabel,
    forgetLabel: () => setStation((each) => table.labelled(each, null)),
    drop: () => setStation(table.dropped),
    remove: (parcel: number) => setStation((each) => table.removed(each, parcel)),
    open: (parcel: number) => setStation((each) => table.opened(each, parcel, hand())),
    undone: (receiptId: string, trackingNumber: string) => {
      play(soundOf.undone)
      setLines(withUndone(lines, receiptId))
      setResult((shown) => (shown?.answer.receiptId === receiptId ? null : shown))
      setNote(t.fill('undoneNote', { number: trackingNumber }))
    },
    /** A duplicate that was received anyway. */
    receivedAgain: (answer: Received, duplicate: table.Saving) => {
      received(answer, duplicate.sent.receipt)
      setStation((each) => table.removed(each, duplicate.scan))
    },
  }
}

/** Kept on this device after each change. A new tab takes up what a closed one left. */
function useKept(
  warehouseId: string,
  staffId: string,
  station: table.Station,
  change: (how: (station: table.Station) => table.Station) => void,
) {
  const [isRead, setRead] = useState(!isEmpty(station))
  const found = useEffectEvent((left: table.Station | null) => {
    if (left) change((each) => table.joined(each, left))
    setRead(true)
  })
  useEffect(() => {
    if (isRead) return
    let isLeft = false
    void recallQueue(warehouseId, staffId).then((left) => isLeft || found(left))
    return () => {
      isLeft = true
    }
  }, [isRead, warehouseId, staffId])
  useEffect(() => {
    if (isRead) rememberStation(warehouseId, staffId, station)
  }, [isRead, warehouseId, staffId, station])
}

export type StationAtWork = ReturnType<typeof useStation>

function refusalOf(error: Refusal | Failure, notKnown: string): Omit<table.Refused, 'sent'> {
  if (!(error instanceof Refusal)) return { sentence: notKnown, fields: {}, isKnown: false }
  return { sentence: wordsOf(error), fields: error.fields, isKnown: true }
}
