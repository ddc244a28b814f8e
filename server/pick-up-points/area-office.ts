import { pickUpRegion } from '#contract/codes.ts'
import type { staffPickUpAreas } from '#contract/places.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { changesOf, noteChange, withChanges } from '#server/places/places.ts'
import { deleteArea, insertArea, type KeptArea, listAreas, lockArea, saveArea } from './area-office.sql.ts'

type Calls = typeof staffPickUpAreas
type Call = WriteCall & AsStaff
type Region = Input<Calls['create']>['regionCode']

/** B-MD-05 */
export async function listAreasForStaff({ db }: ReadCall): Promise<Output<Calls['list']>> {
  return { list: (await listAreas(db)).map(onWire) }
}

/** B-MD-05 */
export async function createArea(
  call: Call,
  { code, regionCode, name, sort }: Input<Calls['create']>,
): Promise<Output<Calls['create']>> {
  const fields = { region: regionNumber(regionCode), name, sort }
  const row = await insertArea(call.tx, { code, ...fields })
  if (!row) return refuseFields({ code: 'field_place_taken' })
  await noteChange(call, { kind: 'pickUpArea', key: code, before: null, after: { regionCode, name, sort } })
  return onWire(row)
}

/** B-MD-05 */
export async function updateArea(
  call: Call,
  { code, version, ...typed }: Input<Calls['update']>,
): Promise<Output<Calls['update']>> {
  const row = orRefuse(await lockArea(call.tx, code), 'not_found')
  if (version !== undefined && version !== row.version) refuse('version_conflict')
  const before = onWire(row)
  const after = withChanges(before, typed)
  const changes = changesOf(before, after)
  if (changes === null) return before
  const saved = await saveArea(call.tx, { ...after, region: regionNumber(after.regionCode) })
  await noteChange(call, { kind: 'pickUpArea', key: code, ...changes })
  return onWire(saved)
}

/** B-MD-05 */
export async function removeArea(call: Call, { code }: Input<Calls['delete']>): Promise<Output<Calls['delete']>> {
  const row = orRefuse(await lockArea(call.tx, code), 'not_found')
  if ((await deleteArea(call.tx, code)) === 0) refuse('in_use')
  await noteChange(call, { kind: 'pickUpArea', key: code, before: onWire(row), after: null })
  return {}
}

/** “All” is a filter of the list, no region that an area could lie in. */
function regionNumber(region: Region): number {
  if (region === 'all') refuseFields({ regionCode: 'field_choice' })
  return pickUpRegion.codes[region]
}

const regions = ['hong_kong', 'taiwan', 'overseas'] as const

const onWire = ({ region, ...row }: KeptArea) => ({
  ...row,
  regionCode: regions.find((each) => pickUpRegion.codes[each] === region) ?? ('all' as const),
})
