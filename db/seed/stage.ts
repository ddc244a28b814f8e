import { sql } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import type { InProcess } from './in-process.ts'

export interface Person {
  readonly id: string
  readonly call: InProcess
}

export interface Cast {
  readonly context: Context
  readonly meiling: Person
  readonly keeper: Person
  readonly finance: Person
  readonly finance2: Person
  /** Warehouse ids by code. */
  readonly warehouses: ReadonlyMap<number, string>
  readonly photo: (label: string) => Promise<string>
  readonly captcha: () => Promise<{ captchaId: string; captchaCode: string }>
}

export async function memberNumberOf({ database }: Context, memberId: string): Promise<string> {
  const { memberNumber } = await database.row(
    sql<{ memberNumber: string }>`select member_number as "memberNumber" from members where id = ${memberId}`,
  )
  return memberNumber
}

/** Coins come from a house account, with a reason that the member can read. */
export async function grantCoins(context: Context, memberId: string, coins: number) {
  await context.database.transaction((tx) =>
    postEntries(tx, [
      {
        event: 'STAFF_GRANT',
        memberId,
        unit: 'COIN',
        amount: coins,
        source: { kind: 'seed', id: memberId },
        referenceNumber: null,
        remark: { 'zh-Hans': '欢迎礼', 'zh-Hant': '歡迎禮', en: 'Welcome gift' },
        actor: { kind: 'system', id: null },
      },
    ]),
  )
}
