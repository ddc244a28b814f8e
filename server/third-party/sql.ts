import type { SocialProvider } from '#contract/profile.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

export interface StateRow {
  readonly provider: SocialProvider
  readonly mode: 'signin' | 'bind'
  readonly redirectUri: string
  readonly memberId: string | null
}

export const insertState = (db: Db, stateHash: Buffer, keyHash: Buffer, row: StateRow) =>
  db.run(sql`
    insert into oauth_states (state_hash, browser_key_hash, provider, mode, redirect_uri, member_id, expires_at)
    values (${stateHash}, ${keyHash}, ${row.provider}, ${row.mode}, ${row.redirectUri}, ${row.memberId}, now() + interval '10 minutes')`)

/** Used up by the first who names it, whether or not they may use it. */
export const takeState = (tx: Tx, stateHash: Buffer) =>
  tx.find(sql<StateRow & { keyHash: Buffer; isLive: boolean }>`
    delete from oauth_states where state_hash = ${stateHash}
    returning provider, mode, redirect_uri as "redirectUri", member_id as "memberId", browser_key_hash as "keyHash", expires_at > now() as "isLive"`)
