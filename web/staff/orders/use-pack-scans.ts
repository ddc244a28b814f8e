import { staffOrders } from '#contract/orders.ts'
import { useScanner } from '#web/staff/scanning/use-scanner.ts'
import { play, type Sound } from '#web/staff/sound.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type PackingPlan, type PickScan, scanPicks } from './packing-plan.ts'
import type { StaffOrder } from './staff-order.ts'

export interface ScanQueue {
  /** Complete codes in the order of their scans; empty while the pick list keeps up. */
  readonly codes: readonly string[]
  /** A scan was incomplete. */
  readonly isUnsure: boolean
  readonly add: (code: string) => void
  readonly remove: (index: number) => void
  /** The first `count` codes were checked. */
  readonly taken: (count: number) => void
}

/**
 * Collects scans while an order can be packed, even before its pick list is open and while cartons are being sealed.
 */
export function usePackScans(order: StaffOrder): ScanQueue {
  const may = useMay()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isUnsure, setUnsure] = useState(false)
  const add = (code: string) => {
    setUnsure(false)
    setCodes((queue) => [...queue, code])
  }
  const onUnsure = () => {
    play('problem')
    setUnsure(true)
  }
  const canPack = order.lifecycle === 'active' && order.status === 'paid'
  useScanner({ onScan: add, onUnsure }, canPack && may(staffOrders.pack))
  return {
    codes,
    isUnsure,
    add,
    remove: (index) => setCodes((queue) => queue.filter((_, at) => at !== index)),
    taken: (count) => setCodes((queue) => queue.slice(count)),
  }
}

interface PlanAtWork {
  readonly plan: PackingPlan
  readonly setPlan: (plan: PackingPlan) => void
  /** Index of the carton that scans go into. */
  readonly atHand: number
  /** Cartons are being sealed: new scans wait for the answer. */
  readonly isPending: boolean
}

/** Checks scans against the pick list; returns the results. */
export function useScansOf(
  order: StaffOrder,
  scans: ScanQueue,
  work: PlanAtWork,
  onTicked: (plan: PackingPlan) => void,
) {
  const { plan, setPlan, atHand, isPending } = work
  const [said, setSaid] = useState<ReturnType<typeof scanPicks>['said']>([])
  const check = useEffectEvent((codes: readonly string[]) => {
    const scanned = scanPicks(plan, order.pickList, codes, atHand)
    for (const sound of new Set(scanned.said.map(({ scan }) => soundOf[scan]))) play(sound)
    setPlan(scanned.plan)
    setSaid(scanned.said)
    scans.taken(codes.length)
    if (scanned.said.some(({ scan }) => scan === 'ticked')) onTicked(scanned.plan)
  })
  useEffect(() => {
    // Scans made before the list was ready are checked as soon as it is.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isPending && scans.codes.length > 0) check(scans.codes)
  }, [isPending, scans.codes])
  return said
}

const soundOf: Readonly<Record<PickScan, Sound>> = {
  ticked: 'ok',
  moved: 'ok',
  again: 'note',
  removed: 'problem',
  foreign: 'problem',
}
