import { staffParcels } from '#contract/receiving.ts'
import { staffPutAway } from '#contract/put-away.ts'
import type { Output } from '#contract/wire/operation.ts'
import { tidyBinCode } from '#domain/bin.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { call, Refusal, wordsOf } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { binReads } from '#web/staff/bins/bin.ts'
import { parcelReads } from '#web/staff/parcels/staff-parcel.ts'
import { play } from '#web/staff/sound.ts'
import { useRef, useState } from 'react'
import { text } from './text.ts'

export type Proposed = Output<typeof staffPutAway.propose>

/** A parcel is scanned, then the bin it was put into; each is told in words and by a sound. */
export function usePutAway(warehouseId: string) {
  const t = useText(text)
  const [atHand, setAtHand] = useState<Proposed | null>(null)
  const [looking, setLooking] = useState('')
  const [told, tell] = useState('')
  const [done, setDone] = useState('')
  /** The latest scan: an answer to an earlier one comes too late. */
  const latest = useRef(0)
  const problem = (sentence: string) => {
    play('problem')
    tell(sentence)
  }
  const refused = (error: Error) => problem(sentenceOf(error))
  const shelve = useWrite(staffParcels.shelve, {
    refreshes: [...binReads, ...parcelReads],
    onDone: ({ trackingNumber: number, shelf }) => {
      play('ok')
      setDone(t.fill('done', { number, shelf: shelf ?? '' }))
      setAtHand(null)
    },
    onRefused: refused,
  })
  const take = async (trackingNumber: string) => {
    const mine = ++latest.current
    setLooking(trackingNumber)
    try {
      const found = await call(staffPutAway.propose, { warehouseId, trackingNumber })
      if (mine !== latest.current) return
      play(found.proposal ? 'note' : 'problem')
      setAtHand(found)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (mine === latest.current) refused(error)
    } finally {
      if (mine === latest.current) setLooking('')
    }
  }
  const scanParcel = (typed: string) => {
    const trackingNumber = tidyTrackingNumber(typed)
    setDone('')
    if (trackingNumber) void take(trackingNumber)
    else problem(t.fill('wrong', { number: typed }))
  }
  const scanBin = ({ parcel }: Proposed, typed: string) => {
    const shelf = tidyBinCode(typed)
    if (shelf) shelve.mutate({ id: parcel.id, shelf })
    else problem(t.fill('wrongBin', { code: typed }))
  }
  const scan = (typed: string) => {
    tell('')
    if (shelve.isPending) return
    if (atHand && atHand.none !== 'noBins') scanBin(atHand, typed)
    else scanParcel(typed)
  }
  const drop = () => {
    latest.current++
    tell('')
    setLooking('')
    setAtHand(null)
  }
  return { atHand, looking, told, done, scan, problem, drop }
}

/** The sentence under the field `shelf` says what to do next; otherwise that of the refusal. */
function sentenceOf(error: Error): string {
  if (!(error instanceof Refusal)) return error.message
  return error.fields['shelf'] ?? wordsOf(error)
}
