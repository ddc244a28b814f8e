import type { StoredText } from '#contract/wire/language.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { type Db, nothing, sql, type Tx } from '#server/database/db.ts'
import { live } from './sql.ts'

/** A purchase as a forecast names it. */
export interface NamedPurchase {
  readonly purchaseNumber: string
  /** How many parcels the seller sent, according to the member; null if not given. */
  readonly stated: number | null
  /** How many rows of this call belong to it. */
  readonly rows: number
}

/** Purchases by their numbers: inserts new ones, and updates the given number of parcels of known ones. */
export const keepPurchases = (tx: Tx, memberId: string, named: readonly NamedPurchase[]) =>
  tx.rows(sql<{ id: string; purchaseNumber: string }>`
    with named as (
      select * from unnest(
        ${named.map((each) => each.purchaseNumber)}::text[], ${named.map((each) => each.stated)}::int[], ${named.map((each) => each.rows)}::int[]
      ) as named(purchase_number, stated, rows)
    )
    insert into purchases as kept (member_id, purchase_number, expected_parcels)
    select ${memberId}::uuid, purchase_number, coalesce(stated, least(rows, 99)) from named order by purchase_number
    on conflict on constraint purchases_once do update set
      expected_parcels = coalesce((select stated from named where purchase_number = kept.purchase_number), kept.expected_parcels),
      watched = kept.watched or (select stated is not null from named where purchase_number = kept.purchase_number)
    returning id, purchase_number as "purchaseNumber"`)

export interface StoredPurchase {
  id: string
  purchaseNumber: string
  /** At least as many as are known. */
  expectedParcels: number
  arrivedParcels: number
  watched: boolean
  createdAt: string
  version: number
}

const counted = sql`
  cross join lateral (
    select count(*)::int as known, (count(*) filter (where p.status <> 'forecast'))::int as arrived
    from parcels p where p.purchase_id = b.id and ${live}
  ) of`
const expected = sql`greatest(b.expected_parcels, of.known)`
const columns = sql`
  b.id, b.purchase_number as "purchaseNumber", ${expected} as "expectedParcels", of.arrived as "arrivedParcels", b.watched,
  b.created_at as "createdAt", b.version`

/** How long a purchase is watched: what has not arrived after 90 days is not expected any more. */
const watchedDays = 90

/** Some have arrived and others have not: among the newest thousand that are watched. */
const openOf = (memberId: string) => sql`
  select b.id from (
    select * from purchases b
    where b.member_id = ${memberId} and b.watched and b.created_at > now() - make_interval(days => ${watchedDays})
    order by b.created_at desc, b.id desc limit 1000
  ) b ${counted} where of.arrived > 0 and of.arrived < ${expected}`

interface PurchaseFilter {
  readonly open?: boolean | undefined
  readonly page: number
  readonly pageSize: number
}

export const listPurchases = async (db: Db, memberId: string, { open, page, pageSize }: PurchaseFilter) => {
  const matching = sql`b.member_id = ${memberId} ${open ? sql`and b.id in (${openOf(memberId)})` : nothing}`
  const [{ total }, list] = await Promise.all([
    db.row(sql<{ total: number }>`select count(*)::int as total from purchases b where ${matching}`),
    db.rows(sql<StoredPurchase>`
      select ${columns} from (
        select * from purchases b where ${matching} order by b.created_at desc, b.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
      ) b ${counted} order by b.created_at desc, b.id desc`),
  ])
  return { total, list }
}

export const findPurchase = (db: Db, memberId: string, id: string) =>
  db.find(
    sql<StoredPurchase>`select ${columns} from purchases b ${counted} where b.id = ${id} and b.member_id = ${memberId}`,
  )

export interface PurchasedParcel {
  id: string
  purchaseId: string
  trackingNumber: string
  courierName: StoredText
  status: ParcelStatus
}

/** The parcels of some purchases, those still awaited first. */
export const parcelsOfPurchases = (db: Db, purchaseIds: readonly string[]) =>
  db.rows(sql<PurchasedParcel>`
    select p.id, p.purchase_id as "purchaseId", p.tracking_number as "trackingNumber", c.name as "courierName", p.status
    from parcels p join couriers c on c.code = p.courier_code
    where p.purchase_id = any(${purchaseIds}::uuid[]) and ${live}
    order by p.status = 'forecast' desc, p.listed_at, p.id limit 2000`)

export const purchaseOf = (db: Db, parcelId: string) =>
  db.find(sql<{ id: string; purchaseNumber: string; expectedParcels: number }>`
    select b.id, b.purchase_number as "purchaseNumber", ${expected} as "expectedParcels"
    from parcels mine join purchases b on b.id = mine.purchase_id ${counted} where mine.id = ${parcelId}`)

/** Undefined when it is not this member's purchase, or when the version is outdated. */
export const changePurchase = (
  tx: Tx,
  memberId: string,
  id: string,
  {
    watched,
    expectedParcels,
    version,
  }: { watched?: boolean | undefined; expectedParcels?: number | undefined; version?: number | undefined },
) =>
  tx.find(sql<{ id: string }>`
    update purchases set watched = coalesce(${watched ?? null}::boolean, watched),
      expected_parcels = coalesce(${expectedParcels ?? null}::int, expected_parcels), version = version + 1
    where id = ${id} and member_id = ${memberId} and (${version ?? null}::int is null or version = ${version ?? null}::int)
    returning id`)
