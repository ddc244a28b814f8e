import type { staffStorage } from '#contract/storage-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import { tidyCode } from '#domain/plain-text.ts'
import {
  daysStored,
  extendedBy,
  freeDaysLeft,
  staysBecause,
  storageFeeMinor,
  type StorageTerms,
} from '#domain/storage.ts'
import { isAuditor, type StaffSession } from '#server/auth/session.ts'
import type { AsStaff, Call as AnyCall, ReadCall } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { businessDate } from '#server/database/numbers.ts'
import { assert } from '#server/http/refuse.ts'
import { memberCardsById } from '#server/members/members.ts'
import { readConfig } from '#server/settings/config.ts'
import { inBoth, storageTerms } from './clock.ts'
import { extensionsOf } from './sql.ts'
import {
  countStored,
  mailedOn,
  remindersOf,
  type Scope,
  searchStored,
  type StoredFilter,
  type StoredRow,
} from './stored.sql.ts'

type List = typeof staffStorage.list
type OnWire = Output<List>['list'][number]

/** Warehouse staff their own warehouses; customer service, administrators and auditors all. */
const seenBy = (staff: StaffSession): Scope =>
  isAuditor(staff) || staff.roles.some((role) => role === 'S' || role === 'A') ? null : staff.warehouseIds

/** What a stay is measured by, without the days that one parcel was granted. */
export async function stayTerms(
  call: Pick<AnyCall, 'context'>,
  db: Db,
): Promise<StorageTerms & { readonly longestDays: number; readonly remindersNeeded: number }> {
  const { freeDays, perDayMinor, longestDays, marks } = await storageTerms(call.context, db)
  return { freeDays, perDayMinor, longestDays, remindersNeeded: marks.length }
}
export type Terms = Awaited<ReturnType<typeof stayTerms>>

/** B-IN-55 */
export async function list(call: ReadCall & AsStaff, input: Input<List>): Promise<Output<List>> {
  const { context, db, staff } = call
  const { after, pageSize } = input
  const terms = await stayTerms(call, db)
  const filter = filterOf(input, seenBy(staff), terms)
  const [found, counted, config] = await Promise.all([
    searchStored(db, filter, after, pageSize + 1),
    countStored(db, filter),
    readConfig(context, db),
  ])
  const rows = found.slice(0, pageSize)
  return {
    list: await storedOnWire(call, db, rows, terms),
    next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
    ...cappedTotal(counted),
    freeDays: terms.freeDays,
    longestDays: terms.longestDays,
    remindersNeeded: terms.remindersNeeded,
    extendDaysMax: config['storage.extendDaysMax'],
    perDayMinor: { ...terms.perDayMinor },
  }
}

/** Numbers are compared as they are stored; what is left empty filters nothing. */
const filterOf = (input: Input<List>, scope: Scope, { freeDays, longestDays }: Terms): StoredFilter => ({
  scope,
  freeDays,
  longestDays,
  show: input.show,
  warehouseId: input.warehouseId,
  memberNumber: tidyMemberNumber(input.memberNumber ?? '') || undefined,
  trackingNumber: tidyCode(input.trackingNumber ?? '') || undefined,
})

/** All that match, step by step, for a file. */
export async function* allStored(call: ReadCall & AsStaff, input: Input<List>, terms: Terms, step: number) {
  const filter = filterOf(input, seenBy(call.staff), terms)
  for (let after: string | undefined, isMore = true; isMore; ) {
    const rows: readonly StoredRow[] = await searchStored(call.db, filter, after, step)
    yield await storedOnWire(call, call.db, rows, terms)
    after = rows.at(-1)?.id
    isMore = rows.length === step
  }
}

async function storedOnWire(
  { language }: AnyCall,
  db: Db,
  rows: readonly StoredRow[],
  terms: Terms,
): Promise<OnWire[]> {
  const ids = rows.map(({ id }) => id)
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))]
  const [cards, extensions, reminders, mailed] = await Promise.all([
    memberCardsById(db, memberIds),
    extensionsOf(db, ids),
    remindersOf(db, ids),
    mailedOn(db, memberIds, businessDate()),
  ])
  return rows.map((row) => {
    const { id, memberId, trackingNumber, shelf, goodsName, inboundAt, storedMs, isPaused, isClosing } = row
    const its = extendedBy(terms, row.extraDays)
    const card = cards.get(memberId)
    assert(card, 'a parcel has its member')
    return {
      ...{ id, memberId, trackingNumber, shelf, goodsName, inboundAt, isPaused, isClosing },
      memberNumber: card.memberNumber,
      memberName: card.memberName,
      warehouseName: pickText(row.warehouseName, language),
      daysStored: daysStored(storedMs),
      daysPaused: daysStored(row.pausedMs),
      freeDaysLeft: freeDaysLeft(storedMs, its),
      freeUntil: row.freeUntil,
      stayUntil: row.stayUntil,
      feeMinor: inBoth((currency) => storageFeeMinor(storedMs, its, currency)),
      reminders: reminders
        .filter(({ parcelId }) => parcelId === id)
        .map(({ daysLeft, at, by, isOutdated }) => ({ daysLeft, at, by, isOutdated })),
      extensions: extensions
        .filter(({ parcelId }) => parcelId === id)
        .map(({ days, reason, showsReason, by, at }) => ({ days, reason, showsReason, by, at })),
      remindedToday: mailed.includes(memberId),
      staysBecause: staysBecause(row, its),
    }
  })
}
