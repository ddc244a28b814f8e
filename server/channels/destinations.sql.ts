import type { Output } from '#contract/wire/operation.ts'
import type { staffDestinations } from '#contract/reference.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/* Destinations as administrators keep them. */

export type KeptDestination = Output<typeof staffDestinations.list>['list'][number]

const columns = sql`
  destination.code, destination.group_code as "group", destination.name, destination.open, destination.version,
  exists (select from price_rules join channels on channels.id = price_rules.channel_id and channels.active
    where price_rules.destination_code = destination.code and price_rules.valid_from <= now()
      and (price_rules.valid_to is null or price_rules.valid_to > now())) as "isPriced"`

/** Those that something is sent to: the mainland, where shippers live, is none. */
export const listDestinations = (db: Db) =>
  db.rows(sql<KeptDestination>`
    select ${columns} from destinations destination where destination.active order by destination.sort, destination.code limit 300`)

export const lockDestination = (tx: Tx, code: string) =>
  tx.find(sql<KeptDestination>`
    select ${columns} from destinations destination where destination.code = ${code} and destination.active for update of destination`)

export const saveOpen = (tx: Tx, code: string, open: boolean) =>
  tx.row(sql<KeptDestination>`
    update destinations destination set open = ${open}, version = destination.version + 1 where destination.code = ${code} returning ${columns}`)
