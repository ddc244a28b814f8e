import type { StoredText } from '#contract/wire/language.ts'
import { type Db, sql } from '#server/database/db.ts'

/** One line to one destination that it has a price for. */
export interface PricedLine {
  readonly channelId: string
  readonly name: StoredText
  readonly destinationCode: string
  readonly destinationName: StoredText
  /** It accepts sensitive goods, and has a price for them there. */
  readonly takesSensitive: boolean
}

/** In the order in which destinations and lines are shown; null means every destination. */
export const findPricedLines = (db: Db, destinationCode: string | null) =>
  db.rows(sql<PricedLine>`
    select channels.id as "channelId", channels.name, destinations.code as "destinationCode", destinations.name as "destinationName",
      channels.accepts_sensitive and bool_or(rule.goods_type <> 'ordinary') as "takesSensitive"
    from price_rules rule
    join channels on channels.id = rule.channel_id and channels.active
    join destinations on destinations.code = rule.destination_code and destinations.active
    where (${destinationCode}::text is null or destinations.code = ${destinationCode}::text)
      and rule.valid_from <= now() and (rule.valid_to > now() or (rule.valid_to is null and not rule.closed))
    group by channels.id, destinations.code
    order by destinations.sort, channels.sort`)
