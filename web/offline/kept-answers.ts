import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import type { parcels, tracking } from '#contract/parcels.ts'
import type { warehouses } from '#contract/warehouses.ts'
import { tidyCode } from '#domain/plain-text.ts'

/*
 * Which answers a member may read again when the server cannot be reached, and how many: the addresses of the
 * warehouses, the latest parcels, the numbers tracked last.
 */

export interface KeptAnswer<Op extends Operation> {
  /** What is stored after this answer; null leaves it unchanged. */
  readonly merge: (kept: Output<Op> | null, input: Input<Op>, answer: Output<Op>) => Output<Op> | null
  /** What can be answered from it; null if it cannot. */
  readonly pick: (kept: Output<Op>, input: Input<Op>) => Output<Op> | null
}

const mostParcels = 100
const mostNumbers = 20

type ParcelList = Output<typeof parcels.list>
type ParcelInput = Input<typeof parcels.list>
type ParcelRow = ParcelList['list'][number]

const keptWarehouses: KeptAnswer<typeof warehouses.list> = {
  merge: (_kept, { code }, answer) => (code === undefined ? answer : null),
  pick: (kept, { code }) => ({ list: kept.list.filter((each) => code === undefined || each.code === code) }),
}

const keptParcels: KeptAnswer<typeof parcels.list> = {
  merge: (kept, input, answer) => {
    if (asksForMore(input) || input.search !== undefined) return null
    // The link of a photo ends within the hour.
    const fresh = answer.list.map(({ photo: _photo, ...row }) => row)
    const here = new Set(fresh.map(({ id }) => id))
    const others = (kept?.list ?? []).filter((row) => !here.has(row.id) && !isGone(row, input, answer))
    return listOf([...fresh, ...others].sort((one, other) => timeOf(other) - timeOf(one)).slice(0, mostParcels))
  },
  pick: (kept, input) => {
    if (asksForMore(input)) return null
    const inDays = kept.list.filter((row) => isWithin(timeOf(row), input) && holds(row, input.search))
    const list = inDays.filter(({ status }) => input.status === undefined || status === input.status)
    return { ...listOf(inDays), list, total: list.length }
  },
}

/** Tabs, days and a search can be answered from the store; any other filter has to wait. */
const asksForMore = (input: ParcelInput) =>
  input.dateField !== 'forecast' ||
  Object.entries(input).some(([name, asked]) => asked !== undefined && !answerable.includes(name))

const answerable = ['status', 'search', 'dateField', 'photos', 'from', 'to', 'page', 'pageSize']

/** It should be on this page, between its first and its last row, but is not: it was deleted. */
function isGone(row: ParcelRow, input: ParcelInput, { list, page, pageSize, total }: ParcelList): boolean {
  if (input.status !== undefined) return false
  const [first, last] = [list[0], list.at(-1)]
  const isLastPage = page * pageSize >= total
  const isBelowFirst = page === 1 || (first !== undefined && timeOf(row) < timeOf(first))
  const isAboveLast = isLastPage || (last !== undefined && timeOf(row) > timeOf(last))
  return isWithin(timeOf(row), input) && isBelowFirst && isAboveLast
}

/** The order of the list: a parcel that nobody forecast is sorted by its arrival. */
const timeOf = ({ forecastAt, inboundAt }: ParcelRow) => Date.parse(forecastAt ?? inboundAt ?? '') || 0

const isWithin = (time: number, { from, to }: ParcelInput) =>
  (from === undefined || time >= Date.parse(from)) && (to === undefined || time <= Date.parse(to))

const holds = ({ trackingNumber, nickname, customerCode, goodsName, orderNumber }: ParcelRow, search = '') =>
  [trackingNumber, nickname, customerCode, goodsName, orderNumber].some((words) =>
    tidyCode(words ?? '').includes(tidyCode(search)),
  )

function listOf(list: ParcelRow[]): ParcelList {
  const counts = { forecast: 0, in_stock: 0, packing: 0, shipped: 0 }
  for (const { status } of list) counts[status] += 1
  const signedCount = list.filter(
    ({ status, latestEvent }) => status === 'shipped' && latestEvent.code === 'signed',
  ).length
  return { list, page: 1, pageSize: mostParcels, total: list.length, counts, signedCount }
}

const keptTracking: KeptAnswer<typeof tracking.listMine> = {
  merge: (kept, { numbers }, answer) => {
    if (numbers === undefined) return null
    const isNew = (number: string) => !isAmong(namesIn(answer), number)
    const older = (kept?.list ?? []).filter(({ trackedNumber }) => isNew(trackedNumber))
    const missing = (kept?.notFound ?? []).filter(isNew)
    return {
      list: [...answer.list, ...older].slice(0, mostNumbers),
      notFound: [...answer.notFound, ...missing].slice(0, mostNumbers),
    }
  },
  // If one of several numbers is unknown here, the answer would look as if it did not exist.
  pick: (kept, { numbers = [] }) => {
    if (numbers.length === 0 || !numbers.every((number) => isAmong(namesIn(kept), number))) return null
    const list = kept.list.filter(({ trackedNumber }) => isAmong(numbers, trackedNumber))
    return list.length === 0 ? null : { list, notFound: kept.notFound.filter((number) => isAmong(numbers, number)) }
  },
}

const namesIn = ({ list, notFound }: Output<typeof tracking.listMine>) => [
  ...list.map(({ trackedNumber }) => trackedNumber),
  ...notFound,
]
const isAmong = (numbers: readonly string[], number: string) =>
  numbers.some((each) => tidyCode(each) === tidyCode(number))

const keptAnswers: Readonly<Record<string, unknown>> = {
  'warehouses.list': keptWarehouses,
  'parcels.list': keptParcels,
  'tracking.listMine': keptTracking,
}

/** Undefined for reads that are never stored. */
export const keptAnswerOf = <Op extends Operation>({ name }: Op): KeptAnswer<Op> | undefined =>
  keptAnswers[name] as KeptAnswer<Op> | undefined
