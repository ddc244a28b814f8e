import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'
import { pickText } from '#contract/wire/language.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import { markGoods } from '#server/goods/goods.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { type MemberCard, memberCardsById, oldNumbersOf } from '#server/members/members.ts'
import { isAuditor, type StaffSession } from '#server/auth/session.ts'
import { ownerOnLabel, ownersOneSlipAway } from './label.ts'
import {
  forecastsOfNumber,
  goodsNamesOf,
  openUnclaimedOfNumber,
  receiptsOfNumber,
  type Scope,
  type StoredReceipt,
} from './station.sql.ts'
import { onTheWayOfNumber, wayOnWire } from './transfer.sql.ts'
import { staffParcel, unclaimedParcel } from './station.ts'

type Answer = Output<typeof staffParcels.lookup>

/** B-IN-02: all that is known of a number before its parcel is weighed. */
export async function lookup(
  { context, staff, language }: ReadCall & AsStaff,
  typed: Input<typeof staffParcels.lookup>,
): Promise<Answer> {
  const db = context.database.reads
  const { trackingNumber } = typed
  const readsLabel = readLabel(db, tidyMemberNumber(typed.memberNumber ?? ''))
  if (trackingNumber === undefined)
    return { forecasts: [], unclaimed: [], receipts: [], moving: [], goodsMarks: [], ...(await readsLabel) }
  const scope = seenAtStation(staff)
  const isSeen = (parcel: { readonly warehouseId: string }) => scope === null || scope.includes(parcel.warehouseId)
  const [forecasts, unclaimed, receipts, moving, label] = await Promise.all([
    forecastsOfNumber(db, trackingNumber, typed.warehouseId ?? null, scope),
    openUnclaimedOfNumber(db, trackingNumber, scope),
    receiptsOfNumber(db, trackingNumber, scope),
    onTheWayOfNumber(db, trackingNumber),
    readsLabel,
  ])
  const [owners, goodsMarks] = await Promise.all([
    memberCardsById(
      db,
      [...forecasts, ...receipts].flatMap(({ memberId }) => memberId ?? []),
    ),
    marksOf(
      db,
      forecasts.filter(isSeen).map(({ id }) => id),
      language,
    ),
  ])
  return {
    forecasts: forecasts.map((parcel) => {
      const shown = staffParcel(parcel, owners, language)
      return isSeen(parcel) ? shown : { ...shown, ...withoutGoods }
    }),
    unclaimed: unclaimed.map((each) => unclaimedParcel(each, language)),
    receipts: receipts.map((receipt) => ({
      ...receipt,
      warehouseName: pickText(receipt.warehouseName, language),
      owner: ownerOfReceipt(receipt, owners, isSeen),
    })),
    moving: moving
      .filter((way) => scope === null || [way.fromWarehouseId, way.toWarehouseId].some((each) => scope.includes(each)))
      .map((way) => wayOnWire(way, language)),
    ...label,
    goodsMarks,
  }
}

/** Customer service, auditors and administrators see every warehouse, warehouse staff their own. */
const seenAtStation = (staff: StaffSession): Scope =>
  isAuditor(staff) || staff.roles.some((role) => role === 'S' || role === 'A') ? null : staff.warehouseIds

/**
 * A parcel may arrive at another warehouse than it was forecast for, so its whole number finds its owner there as well.
 * Its goods concern only the warehouse that expects it, until it was received somewhere else (decision record 40).
 */
const withoutGoods = { goodsName: '', goodsType: null, totalGoodsValueMinor: 0, customerCode: '' } as const

/** A parcel that was moved on lies in a warehouse where the caller may not work. */
function ownerOfReceipt(
  { parcelId, memberId, parcelWarehouseId, shelf }: StoredReceipt,
  owners: ReadonlyMap<string, MemberCard>,
  isSeen: (parcel: { readonly warehouseId: string }) => boolean,
): Answer['receipts'][number]['owner'] {
  const card = memberId === null ? undefined : owners.get(memberId)
  if (parcelId === null || parcelWarehouseId === null || !card) return null
  const { memberId: id, memberNumber, memberName } = card
  const place = isSeen({ warehouseId: parcelWarehouseId }) ? shelf : null
  return { parcelId, memberId: id, memberNumber, memberName, shelf: place }
}

/** Each word of a parcel once, however many of its lines contain it. */
async function marksOf(db: Db, parcelIds: readonly string[], language: Language): Promise<Answer['goodsMarks']> {
  const lines = parcelIds.length === 0 ? [] : await goodsNamesOf(db, parcelIds)
  if (lines.length === 0) return []
  const found = await markGoods(
    db,
    lines.map(({ productName }) => productName),
    language,
  )
  const marks = lines.flatMap(({ parcelId }, line) => (found[line] ?? []).map((mark) => ({ parcelId, ...mark })))
  const isSame = (one: (typeof marks)[number], other: (typeof marks)[number]) =>
    one.parcelId === other.parcelId && one.word === other.word
  return marks.filter((mark, index) => marks.findIndex((each) => isSame(each, mark)) === index)
}

/** The owner of the number on the label; if there is none, members whose number is one typing mistake away. */
async function readLabel(db: Db, memberNumber: string): Promise<Pick<Answer, 'labelMember' | 'slips'>> {
  if (memberNumber === '') return { labelMember: null, slips: [] }
  const labelMember = await ownerOnLabel(db, memberNumber)
  if (labelMember)
    return {
      labelMember: { ...labelMember, oldNumbers: [...(await oldNumbersOf(db, labelMember.memberId))] },
      slips: [],
    }
  return { labelMember: null, slips: await ownersOneSlipAway(db, memberNumber) }
}
