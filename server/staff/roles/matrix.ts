import { operations } from '#contract/index.ts'
import type { Input, Output, StaffRole } from '#contract/wire/operation.ts'
import { namesInCell, type staffBundles } from '#contract/staff-roles.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { mayCall } from '#server/auth/session.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { warehousesShownTo } from '#server/staff/sign-in.ts'
import { listBundles, placedPeople } from './bundles.sql.ts'
import { lettersOf } from './rights.ts'

type Calls = typeof staffBundles
type Matrix = Output<Calls['matrix']>

/** B-AU-13: who may do what where. */
export async function matrix({ db, language }: ReadCall & AsStaff): Promise<Matrix> {
  const [warehouses, bundles, placed] = await Promise.all([
    warehousesShownTo(db, everywhere, language),
    listBundles(db),
    placedPeople(db, namesInCell),
  ])
  const rowOf = (bundle: string | null, letters: readonly StaffRole[]): Matrix['rows'][number] => {
    const here = placed.filter((each) => each.bundle === bundle && each.letters.join() === letters.join())
    const cellAt = (warehouseId: string | null) => {
      const { people = 0, names = [] } = here.find((each) => each.warehouseId === warehouseId) ?? {}
      return { warehouseId, people, names: [...names] }
    }
    return {
      bundle,
      letters: [...letters],
      cells: dependsOnPlace(letters) ? warehouses.map(({ id }) => cellAt(id)) : [cellAt(null)],
    }
  }
  const loose = placed.filter(({ bundle }) => bundle === null).map(({ letters }) => letters)
  return {
    warehouses,
    rows: [
      ...bundles.filter(({ inUse, people }) => inUse || people > 0).map(({ key, letters }) => rowOf(key, letters)),
      ...[...new Map(loose.map((letters) => [letters.join(), letters])).entries()]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, letters]) => rowOf(null, letters)),
    ],
  }
}

/** The warehouse letter counts only where somebody works; an administrator works everywhere. */
const dependsOnPlace = (letters: readonly StaffRole[]) => letters.includes('W') && !letters.includes('A')

const everywhere = { roles: ['A'] as StaffRole[], warehouseIds: [] }

/** B-AU-14: judged as if somebody with these roles called, who has a password and a second factor. */
export async function preview(
  { db, language }: ReadCall & AsStaff,
  { bundles: keys, warehouseIds = [] }: Input<Calls['preview']>,
): Promise<Output<Calls['preview']>> {
  const bundles = (await listBundles(db)).filter(({ key }) => keys.includes(key))
  if (bundles.length < new Set(keys).size) refuseFields({ bundles: 'field_choice' })
  const letters = lettersOf(bundles)
  const somebody = { roles: letters, warehouseIds, mustChangePassword: false, mustEnrolTotp: false }
  return {
    letters,
    permissions: operations.filter(({ who }) => mayCall(somebody, who)).map(({ name }) => name),
    warehouses: await warehousesShownTo(db, somebody, language),
  }
}
