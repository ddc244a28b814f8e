import { staffPrinting } from '#contract/printing.ts'
import { useRead } from '#web/client/queries.ts'
import { storedChoice } from '#web/kit/look/stored-choice.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import type { Target } from './print-label.ts'

const choice = storedChoice(() => localStorage, 'label-printer')

/**
 * Where this desk prints: a station as its administrator has set, anybody else in the browser or on a network printer of the
 * warehouse, which stays chosen on this device.
 */
export function usePrinter() {
  const { at, warehouse } = useDesk()
  const kept = choice.useChoice()
  const { data } = useRead(staffPrinting.printers, { id: warehouse?.id ?? '' }, { enabled: !at && warehouse !== null })
  const printers = data?.list ?? []
  const chosen = printers.find(({ stationId }) => stationId === kept)
  const own: Target | undefined = chosen && { stationId: chosen.stationId }
  const target: Target = at ? targetOf(at) : (own ?? 'browser')
  const choose = (stationId: string) => choice.keep(stationId === '' ? null : stationId)
  return { target, printers, chosen, choose }
}

interface Station {
  readonly id: string
  readonly printWay: 'network' | 'browser' | 'download'
}

export function targetOf({ id, printWay }: Station): Target {
  if (printWay === 'network') return { stationId: id }
  return printWay === 'browser' ? 'browser' : 'file'
}
