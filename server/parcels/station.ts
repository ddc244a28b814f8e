import type { Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { parcelCan } from '#domain/parcel.ts'
import type { Db, Tx } from '#server/database/db.ts'
import type { WriteCall } from '#server/context.ts'
import { type MemberCard, memberCardsById } from '#server/members/members.ts'
import { assert } from '#server/http/refuse.ts'
import type { NumberedParcel } from './receive.sql.ts'
import { parcelRow } from './row.ts'
import {
  findAtStation,
  findUnclaimed,
  firstForecastsOf,
  type ParcelAtStation,
  type StoredUnclaimed,
} from './station.sql.ts'

/* What the receiving station shows of a parcel: its owner, and what else of the same member is here. */

type Received = Output<typeof staffParcels.receive>
type StaffParcel = NonNullable<Received['parcel']>
type Unclaimed = NonNullable<Received['unclaimed']>

export async function staffParcelOf(
  { tx, language }: WriteCall,
  parcelId: string,
  warehouseId: string,
): Promise<StaffParcel> {
  const parcel = await findAtStation(tx, parcelId, warehouseId)
  assert(parcel, 'a parcel that was just received is there')
  return staffParcel(parcel, await memberCardsById(tx, [parcel.memberId]), language)
}

export const staffParcel = (parcel: ParcelAtStation, owners: Owners, language: Language): StaffParcel => ({
  ...parcelRow(parcel, language),
  ...ownerOf(owners, parcel.memberId),
  inStockHere: parcel.inStockHere,
  lastShelf: parcel.lastShelf,
})

export async function unclaimedOf({ tx, language }: WriteCall, id: string): Promise<Unclaimed> {
  const unclaimed = await findUnclaimed(tx, id)
  assert(unclaimed, 'an unclaimed parcel that was just received is there')
  return unclaimedParcel(unclaimed, language)
}

export const unclaimedParcel = (unclaimed: StoredUnclaimed, language: Language): Unclaimed => ({
  ...unclaimed,
  warehouseName: pickText(unclaimed.warehouseName, language),
})

/** Members who forecast the number and did not get the parcel: staff decide between them by evidence. */
export async function candidatesOf(tx: Tx, known: readonly NumberedParcel[]): Promise<Received['candidates']> {
  const forecasts = known.filter(parcelCan.receive)
  const owners = await memberCardsById(
    tx,
    forecasts.map((parcel) => parcel.memberId),
  )
  return forecasts.map((forecast) => candidate(forecast, owners))
}

/** The same for many numbers at once, the earliest forecast first; a handful of each. */
export async function candidatesByNumber(db: Db, numbers: readonly string[]) {
  const forecasts = await firstForecastsOf(db, [...new Set(numbers)])
  const owners = await memberCardsById(
    db,
    forecasts.map((parcel) => parcel.memberId),
  )
  const of = (trackingNumber: string): Received['candidates'] =>
    forecasts
      .filter((forecast) => forecast.trackingNumber === trackingNumber)
      .map((forecast) => candidate(forecast, owners))
  return new Map(numbers.map((number) => [number, of(number)]))
}

type Forecast = Pick<NumberedParcel, 'id' | 'memberId' | 'goodsName' | 'forecastAt'>

const candidate = ({ id, memberId, goodsName, forecastAt }: Forecast, owners: Owners) => ({
  parcelId: id,
  ...ownerOf(owners, memberId),
  goodsName,
  forecastAt: forecastAt ?? '',
})

export type Owners = ReadonlyMap<string, MemberCard>

export function ownerOf(owners: Owners, memberId: string) {
  const card = owners.get(memberId)
  assert(card, 'every parcel has its member')
  return card
}
