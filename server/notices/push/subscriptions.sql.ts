import { sql, type Tx } from '#server/database/db.ts'

export interface Subscription {
  readonly memberId: string
  readonly sessionId: string
  readonly endpoint: string
  readonly publicKey: Buffer
  readonly secret: Buffer
}

/** Where several people use one browser, it belongs to the last one who subscribed. */
export const saveSubscription = (tx: Tx, { memberId, sessionId, endpoint, publicKey, secret }: Subscription) =>
  tx.run(sql`
    insert into push_subscriptions (member_id, session_id, endpoint, public_key, secret)
    values (${memberId}, ${sessionId}, ${endpoint}, ${publicKey}, ${secret})
    on conflict (endpoint) do update set member_id = excluded.member_id, session_id = excluded.session_id,
      public_key = excluded.public_key, secret = excluded.secret`)

export const dropOldest = (tx: Tx, memberId: string, most: number) =>
  tx.run(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where member_id = ${memberId} order by id desc offset ${most})`)

export const dropSubscription = (tx: Tx, memberId: string, endpoint: string) =>
  tx.run(sql`delete from push_subscriptions where member_id = ${memberId} and endpoint = ${endpoint}`)
