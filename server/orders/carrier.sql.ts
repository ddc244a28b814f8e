import { sql } from '#server/database/db.ts'

/** Of an order `o`: the courier that staff meant, if they typed its code or one of its names; "Other" is none. */
export const carrierCode = sql`(
  select c.code from couriers c
  where lower(o.carrier) in (lower(c.code), lower(c.name->>'cn'), lower(c.name->>'en'), lower(c.name->>'sh')) order by c.sort limit 1)`
