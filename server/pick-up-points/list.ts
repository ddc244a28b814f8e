import { pickUpPointStatusText, pickUpRegion } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { pickUpPoints } from '#contract/pick-up-points.ts'
import type { Language } from '#domain/language.ts'
import type { ReadCall } from '#server/context.ts'
import { countPoints, findPoints, type Point, type PointFilter } from './sql.ts'

type List = typeof pickUpPoints.list
type Row = Output<List>['list'][number]

/** C-51. A suspended point is listed too, marked as such: its address may be on somebody's order. */
export async function list(
  { db, language }: Pick<ReadCall, 'db' | 'language'>,
  input: Input<List>,
): Promise<Output<List>> {
  const { regionCode = 'all', areaCode, keyword, channelId, page, pageSize } = input
  const filter: PointFilter = {
    regionCode: regionCode === 'all' ? null : pickUpRegion.codes[regionCode],
    areaCode: areaCode ?? null,
    keyword: keyword || null,
    channelId: channelId ?? null,
  }
  const [rows, { total }] = await Promise.all([
    findPoints(db, filter, pageSize, (page - 1) * pageSize),
    countPoints(db, filter),
  ])
  return { list: rows.map((point) => pointOnWire(point, language)), page, pageSize, total }
}

function pointOnWire({ open, regionCode, name, areaName, description, ...point }: Point, language: Language): Row {
  const status = open ? 'open' : 'suspended'
  return {
    ...point,
    name: pickText(name, language),
    areaName: pickText(areaName, language),
    description: pickText(description, language),
    regionCode: regionOf(regionCode),
    currency: 'HKD',
    status,
    statusText: pickUpPointStatusText[status][language],
    mapUrl: mapUrlOf(point.lat, point.lng),
  }
}

const regionOf = (code: number): Row['regionCode'] =>
  (['hong_kong', 'taiwan', 'overseas'] as const).find((region) => pickUpRegion.codes[region] === code) ?? 'all'

/** A public map of the world; nothing is loaded from it before somebody follows the link. */
const mapUrlOf = (lat: number | null, lng: number | null) =>
  lat === null || lng === null ? null : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
