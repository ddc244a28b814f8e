import { abnormalText, parcelStatusText, trackEventText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import type { Language } from '#domain/language.ts'
import { parcelCan } from '#domain/parcel.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { assert } from '#server/http/refuse.ts'
import { findParcel, type StoredParcel, type StoredStep } from './sql.ts'
import { backInStock, sentOn } from './text.ts'

export type ParcelRow = Output<typeof parcels.forecastOne>
export type TrackStep = Output<typeof parcels.get>['events'][number]

/**
 * A parcel as every list shows it; the state table decides which actions are possible. Written key by key: spreading
 * the unchanged ones took forty times as long, which is noticeable on a full page. Its nickname goes to its member
 * alone: answers for staff have no such field.
 */
export function parcelRow(stored: StoredParcel, language: Language): ParcelRow {
  const { status, latestEvent, latestEventAt } = stored
  const latestText = stored.transferState === 'on_the_way' ? sentOn : inUse(trackEventText[latestEvent])
  return {
    id: stored.id,
    warehouseId: stored.warehouseId,
    warehouseCode: stored.warehouseCode,
    warehouseName: pickText(stored.warehouseName, language),
    courierCode: stored.courierCode,
    courierName: pickText(stored.courierName, language),
    trackingNumber: stored.trackingNumber,
    customerCode: stored.customerCode,
    nickname: stored.nickname,
    status,
    statusText: inUse(parcelStatusText[status])[language],
    latestEvent: { code: latestEvent, text: latestText[language], at: latestEventAt },
    abnormal: abnormalOf(stored, language),
    transferState: stored.transferState,
    actualWeightG: stored.actualWeightG,
    volumeWeightG: stored.volumeWeightG,
    billableWeightG: stored.billableWeightG,
    lengthMm: stored.lengthMm,
    widthMm: stored.widthMm,
    heightMm: stored.heightMm,
    totalPieces: stored.totalPieces,
    totalGoodsValueMinor: stored.totalGoodsValueMinor,
    goodsType: stored.goodsType,
    goodsName: stored.goodsName,
    photoCount: stored.photoCount,
    shelf: stored.shelf,
    forecastAt: stored.forecastAt,
    inboundAt: stored.inboundAt,
    packingAt: stored.packingAt,
    outboundAt: stored.outboundAt,
    orderId: stored.orderId,
    orderNumber: stored.orderNumber,
    canEdit: parcelCan.edit(stored) || parcelCan.declare(stored),
    canDelete: parcelCan.delete(stored),
    version: stored.version,
  }
}

const marks = { returned: backInStock, transferred: sentOn } as const

/** The row of a member's parcel that the same call has just made or changed. */
export async function changedRow({ tx, member, language }: WriteCall & AsMember, id: string): Promise<ParcelRow> {
  const stored = await findParcel(tx, member.id, id)
  assert(stored, 'a parcel that was just made or changed is there')
  return parcelRow(stored, language)
}

function abnormalOf(stored: StoredParcel, language: Language) {
  const { abnormalCode, abnormalNote, abnormalBlocking, abnormalAlso } = stored
  if (abnormalCode === null) return null
  const also = abnormalAlso.map((code) => inUse(abnormalText[code])[language])
  const text = [inUse(abnormalText[abnormalCode])[language], abnormalNote, ...also].filter(Boolean).join(' · ')
  return { code: abnormalCode, text, blocking: abnormalBlocking, also: [...abnormalAlso] }
}

export function trackStep({ code, place, at, mark }: StoredStep, language: Language): TrackStep {
  const text = (mark === null ? inUse(trackEventText[code]) : marks[mark])[language]
  return { code, text, place: place && pickText(place, language), at }
}
