import { isThrowAway, mailboxOfEmail, reasonsToHold, type ReferralSignals } from '#domain/referral.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Tx } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { lockBalances, postEntries } from '#server/ledger/ledger.ts'
import { isPublicNetwork } from '#server/http/network.ts'
import { circleAddresses, lockPendingOf, markHeld, markRewarded, readSignals, type Referral } from './sql.ts'
import { rewardRemark } from './text.ts'

interface Event {
  readonly context: Context
  readonly tx: Tx
}

/**
 * The friend's account is active, so the reward is due, once per friend. With a signal against it, or beyond the caps,
 * it is held for review and never lost. Where the first order earns it, it keeps waiting.
 */
export async function friendActivated(event: Event, inviteeId: string): Promise<void> {
  const { 'referral.rewardOn': rewardOn } = await readConfig(event.context, event.tx)
  if (rewardOn === 'activation') await rewardFor(event, inviteeId)
}

/** The same once the reward was earned. */
export async function rewardFor({ context, tx }: Event, inviteeId: string): Promise<void> {
  const referral = await lockPendingOf(tx, inviteeId)
  if (!referral) return
  const config = await readConfig(context, tx)
  const coins = config['referral.rewardCoins']
  await lockBalances(tx, referral.inviterId, ['COIN'])
  const limits = {
    perMonth: config['referral.perMonthMax'],
    inAll: config['referral.inAllMax'],
    perNetworkDay: config['referral.perNetworkDayMax'],
  }
  const reasons = reasonsToHold(await signalsOf(tx, referral), limits)
  if (reasons.length > 0) await markHeld(tx, referral.id, coins, reasons)
  else await payReward(tx, { ...referral, coins }, null)
}

async function signalsOf(tx: Tx, referral: Referral): Promise<ReferralSignals> {
  const [found, others] = await Promise.all([readSignals(tx, referral), circleAddresses(tx, referral)])
  const { email, isOfSameDevice, sharedNetworks, ...stored } = found
  return {
    ...stored,
    hasSameDevice: isOfSameDevice || sharedNetworks.some(isPublicNetwork),
    hasSameMailbox: others.some((other) => mailboxOfEmail(other) === mailboxOfEmail(email)),
    hasThrowAwayMail: isThrowAway(email),
  }
}

/** `staffId`: who released a held reward; null when there was no signal. */
export async function payReward(tx: Tx, { id, inviterId, coins }: Referral, staffId: string | null): Promise<void> {
  await markRewarded(tx, id, coins, staffId)
  if (coins === 0) return
  await postEntries(tx, [
    {
      event: 'REFERRAL',
      memberId: inviterId,
      unit: 'COIN',
      amount: coins,
      source: { kind: 'referral', id },
      referenceNumber: null,
      remark: rewardRemark,
      actor: staffId === null ? { kind: 'system', id: null } : { kind: 'staff', id: staffId },
    },
  ])
}
