import { coinNoticeDays, toAnnounce, toExpire } from '#domain/coin-expiry.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { Context } from '#server/context.ts'
import { lockBalances, type OldCoins, oldCoins, oldCoinsOf, postEntries } from '#server/ledger/ledger.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { readConfig } from '#server/settings/config.ts'
import { expiringMail } from './mail.ts'
import { findDue, insertAnnouncement, lockAnnouncement, settleAnnouncement, withdrawAll } from './sql.ts'

const atATime = 500

/**
 * Scheduled once a day (record 73): first what is due expires, then what has 30 days left is announced. No coin expires
 * unannounced, so a shorter life that staff set today takes effect in 30 days.
 */
export async function expireCoins(context: Context): Promise<void> {
  const config = await readConfig(context, context.database)
  const days = config['coins.expireDays']
  if (days === 0) {
    await withdrawAll(context.database)
    return
  }
  await expireDue(context, days)
  await announce(context, days, config['coins.name'])
}

async function expireDue({ database }: Context, days: number): Promise<void> {
  for (;;) {
    const due = await findDue(database, atATime)
    for (const { id, memberId } of due) await expireOne(database, id, memberId, days)
    if (due.length < atATime) return
  }
}

const expireOne = (database: Context['database'], id: string, memberId: string, days: number) =>
  database.transaction(async (tx) => {
    await lockBalances(tx, memberId, ['COIN'])
    const announced = await lockAnnouncement(tx, id)
    if (!announced) return
    const old = await oldCoinsOf(tx, memberId, days)
    const amount = old ? toExpire(announced.coins, old) : 0
    if (amount > 0)
      await postEntries(tx, [
        {
          event: 'EXPIRE',
          memberId,
          unit: 'COIN',
          amount,
          source: { kind: 'coin_expiry', id },
          referenceNumber: null,
          remark: null,
          actor: { kind: 'system', id: null },
        },
      ])
    await settleAnnouncement(tx, id, amount)
  })

async function announce(context: Context, days: number, coinName: StoredText): Promise<void> {
  const age = days - coinNoticeDays
  let after: string | null = null
  for (;;) {
    const members: readonly OldCoins[] = await oldCoins(context.database, age, after, atATime)
    for (const old of members)
      if (toAnnounce(old, old.announced) > 0) await announceTo(context, old.memberId, age, coinName)
    after = members.at(-1)?.memberId ?? null
    if (after === null || members.length < atATime) return
  }
}

/** Read again under the lock of the account: of two runs at once only one tells the member. */
const announceTo = ({ database, environment }: Context, memberId: string, age: number, coinName: StoredText) =>
  database.transaction(async (tx) => {
    await lockBalances(tx, memberId, ['COIN'])
    const old = await oldCoinsOf(tx, memberId, age)
    const coins = old ? toAnnounce(old, old.announced) : 0
    if (coins === 0) return
    const { dueAt } = await insertAnnouncement(tx, memberId, coins)
    await sendMemberMail(tx, memberId, 'COINS_EXPIRING', (language) =>
      expiringMail(language, { coins, dueAt, coinName, publicUrl: environment.publicUrl }),
    )
  })
