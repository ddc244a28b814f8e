import { staffHandovers } from '#contract/handovers.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffFigures } from '#contract/people-figures.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { requestFor } from '#contract/wire/request.ts'
import type { Client } from 'pg'
import { chosenHandover } from './lay-floor.ts'
import type { PlannedScan, ScanCall } from './scanner.ts'

/** Out of twenty scans. A duplicate was received here before; what was forecast elsewhere is received and flagged. */
const mix = { forecast: 12, unannounced: 3, duplicate: 3, elsewhere: 2 } as const
export type ScanKind = keyof typeof mix

/** The kinds in the order of twenty scans, so that each is spread over the whole time. */
const turns = Object.entries(mix)
  .flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, place) => ({ kind: kind as ScanKind, at: place / count })),
  )
  .toSorted((one, other) => one.at - other.at)
  .map(({ kind }) => kind)

interface Numbers {
  readonly warehouseId: string
  readonly next: (kind: ScanKind) => string
}

/** Each number once; the first warehouse is that of the station. */
export async function openNumbers(client: Client): Promise<Numbers> {
  const ask = async (what: string) =>
    (
      await client.query<{ number: string }>(
        `select p.tracking_number as number from parcels p where ${what} limit 20000`,
      )
    ).rows
      .map(({ number }) => number)
      .toReversed()
  const [warehouse] = (await client.query<{ id: string }>('select id from warehouses order by code limit 1')).rows
  if (!warehouse) throw new Error('There is no warehouse.')
  const here = `p.warehouse_id = '${warehouse.id}'`
  const numbers = {
    forecast: await ask(`p.status = 'forecast' and ${here}`),
    elsewhere: await ask(`p.status = 'forecast' and not ${here}`),
    duplicate: await ask(
      `p.status = 'in_stock' and ${here} and p.transfer_state is null and exists (select from receipts r where r.parcel_id = p.id)`,
    ),
  }
  // Also on a database that was scanned before.
  let drawn = Date.now()
  return {
    warehouseId: warehouse.id,
    next: (kind) => {
      const number = kind === 'unannounced' ? `NEW${++drawn}` : numbers[kind].pop()
      if (number === undefined) throw new Error(`There are not enough numbers to scan: ${kind}.`)
      return number
    },
  }
}

export const planScans = (numbers: Numbers, count: number): readonly PlannedScan[] =>
  Array.from({ length: count }, (_, place) => planScan(numbers, turns[place % turns.length] ?? 'forecast'))

/**
 * What the receiving page asks with each scan: who it is, the receipt, and after it one's own figures and the handovers.
 * After a refused duplicate it asks who it is once more, and nothing else.
 */
function planScan({ warehouseId, next }: Numbers, kind: ScanKind): PlannedScan {
  const trackingNumber = next(kind)
  const who = call('B-IN-02 who it is', requestFor(staffParcels.lookup, { trackingNumber, warehouseId }))
  const measured = {
    actualWeightG: 1200,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 150,
    noPhotoReason: 'no_time',
  } as const
  const receipt = { trackingNumber, warehouseId, courierCode: 'SF', handoverId: chosenHandover, ...measured }
  const receive: ScanCall = {
    ...call('B-IN-01 receipt', requestFor(staffParcels.receive, receipt)),
    key: crypto.randomUUID(),
    code: kind === 'duplicate' ? refusalCode.staff_state : 0,
  }
  const own = call('B-RP-26 own figures', requestFor(staffFigures.own, {}))
  const handovers = { warehouseId, takesScans: true, pageSize: 100 }
  const list = call('B-IN-48 handovers', requestFor(staffHandovers.list, handovers))
  return { kind, steps: [[who], [receive], kind === 'duplicate' ? [who] : [own, list]] }
}

const call = (name: string, request: ReturnType<typeof requestFor>): ScanCall => ({
  name,
  ...request,
  key: null,
  code: 0,
})
