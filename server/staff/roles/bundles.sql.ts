import { roleNameText } from '#contract/role-names.text.ts'
import { asStored, type StoredText } from '#contract/wire/language.ts'
import type { StaffRole } from '#contract/wire/operation.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/* Roles as people name them, over the letters. */

export interface StoredBundle {
  readonly id: string
  readonly key: string
  readonly name: StoredText
  readonly letters: StaffRole[]
  readonly inUse: boolean
  readonly people: number
  readonly version: number
}

const columns = sql`
  b.id, b.key, b.name, b.letters, b.in_use as "inUse", b.version,
  (select count(*)::int from staff where b.key = any(bundles) and not disabled) as people`

type Unnamed<Bundle> = Omit<Bundle, 'name'> & { readonly key: string; readonly name: StoredText | null }

/** With the product's own name where nobody gave it another. */
const withName = <Bundle extends { readonly key: string; readonly name: StoredText | null }>(bundle: Bundle) => ({
  ...bundle,
  name: bundle.name ?? asStored(roleNameText[bundle.key] ?? asItIs(bundle.key)),
})

const asItIs = (key: string) => ({ 'zh-Hans': key, 'zh-Hant': key, en: key })

export const listBundles = async (db: Db): Promise<readonly StoredBundle[]> =>
  (await db.rows(sql<Unnamed<StoredBundle>>`select ${columns} from role_bundles b order by place`)).map(withName)

export async function lockBundle(tx: Tx, id: string): Promise<StoredBundle | undefined> {
  const found = await tx.find(
    sql<Unnamed<StoredBundle>>`select ${columns} from role_bundles b where id = ${id} for update of b`,
  )
  return found && withName(found)
}

/** Locked until an account has them, so that nobody changes their letters in between. */
export const lockGivenBundles = (tx: Tx, keys: readonly string[]) =>
  tx.rows(sql<Pick<StoredBundle, 'key' | 'letters' | 'inUse'>>`
    select key, letters, in_use as "inUse" from role_bundles where key = any(${keys}::text[]) order by place for share`)

export async function namesOfBundles(db: Db, keys: readonly string[]): Promise<readonly Pick<StoredBundle, 'name'>[]> {
  const found = await db.rows(sql<Unnamed<Pick<StoredBundle, 'name'>>>`
    select key, name from role_bundles where key = any(${keys}::text[]) order by place`)
  return found.map(withName)
}

export type BundleChange = Pick<StoredBundle, 'name' | 'letters' | 'inUse'>

/** A name that stays as it was stays the product's own, so that a later version may word it better. */
export async function changeBundle(tx: Tx, id: string, { name, letters, inUse }: BundleChange, isRenamed: boolean) {
  const given = isRenamed ? sql`${JSON.stringify(name)}::jsonb` : sql`name`
  const changed = await tx.row(sql<Unnamed<StoredBundle>>`
    update role_bundles b set name = ${given}, letters = ${letters}, in_use = ${inUse}, version = version + 1
    where id = ${id} returning ${columns}`)
  return withName(changed)
}

/** Everybody with this role has the letters of their roles together again; disabled accounts too. */
export const spreadLetters = (tx: Tx, key: string) =>
  tx.run(sql`
    update staff set version = version + 1, roles = (
      select array_agg(distinct letter order by letter) from role_bundles b, unnest(b.letters) letter where b.key = any(staff.bundles))
    where ${key} = any(bundles)`)

interface Placed {
  /** Null: the letters were given one by one. */
  readonly bundle: string | null
  readonly letters: StaffRole[]
  /** Null: wherever they work. */
  readonly warehouseId: string | null
  readonly people: number
  readonly names: readonly { readonly id: string; readonly name: string }[]
}

/** Who has which role where, without disabled accounts; a warehouse counts only where the letters depend on it. */
export const placedPeople = (db: Db, namesAtMost: number) =>
  db.rows(sql<Placed>`
    with held as (
      select s.id, s.name, s.warehouse_ids, b.key as bundle, b.letters from staff s join role_bundles b on b.key = any(s.bundles) where not s.disabled
      union all
      select id, name, warehouse_ids, null, (select array_agg(letter order by letter) from unnest(roles) letter) from staff where not disabled and bundles = '{}'
    ), placed as (
      select held.*, w.id as "warehouseId" from held left join warehouses w on w.active and w.id = any(warehouse_ids) and ${dependsOnPlace}
    )
    select bundle, letters, "warehouseId", count(*)::int as people,
      to_jsonb((array_agg(jsonb_build_object('id', id, 'name', name) order by name, id))[1:${namesAtMost}::int]) as names
    from placed group by bundle, letters, "warehouseId"`)

const dependsOnPlace = sql`'W' = any(letters) and not 'A' = any(letters)`

interface CountedRoles {
  readonly bundle: string
  readonly people: number
}

/** How many people who are not disabled have each role in use. */
export const countByBundle = (db: Db) =>
  db.rows(sql<CountedRoles>`
    select key as bundle, (select count(*)::int from staff where key = any(bundles) and not disabled) as people
    from role_bundles where in_use order by place`)
