import { type ChildServer, startChild } from './child-server.ts'
import { callerAt } from './caller.ts'
import { freePort } from './free-port.ts'
import type { TestMember, TestServer } from './harness.ts'
import { creating, type paying } from './payments.ts'
import { payments } from '#contract/payments.ts'
import { sql } from '#server/database/db.ts'
import type { NoticePlan } from '#simulators/payments/faults.ts'
import type { Simulator } from '#simulators/payments/simulator.ts'

/*
 * Many top-ups while everything goes wrong: of the notices a tenth is lost, three in ten are repeated, some come late or
 * out of order, one in twenty has a forged one beside it, and the server is killed again and again. At the end the ledger
 * must equal the simulator's books to the fen.
 */

export interface Storm {
  readonly topUps: number
  readonly kills: number
  readonly seed: number
}

/** The same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function planBy(chance: () => number): NoticePlan {
  const isLost = chance() < 0.1
  const isRepeated = chance() < 0.3
  const isLate = chance() < 0.2
  return {
    times: isLost ? 0 : isRepeated ? 2 + Math.floor(chance() * 3) : 1,
    // Late ones overtake each other.
    afterMs: isLate ? Math.floor(chance() * 800) : Math.floor(chance() * 30),
    isForged: chance() < 0.05,
  }
}

interface Stage {
  readonly t: TestServer
  readonly simulator: Simulator
  readonly members: readonly TestMember[]
  readonly dataDir: string
  readonly settle: ReturnType<typeof paying>['settle']
}

/** Runs the storm and returns how it went; whoever calls compares the books. */
export async function storm({ t, simulator, members, dataDir, settle }: Stage, { topUps, kills, seed }: Storm) {
  const chance = seeded(seed)
  const port = await freePort()
  const plans = new Map<string, NoticePlan>()
  simulator.faults.notices = (number) => plans.get(number) ?? keep(plans, number, planBy(chance))
  const { connectionString = '' } = t.context.database.pool.options
  const start = () =>
    startChild(connectionString, dataDir, {
      ...simulator.settings,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    })
  let server: ChildServer = await start()
  const story = { unanswered: 0, paid: 0, closed: 0, restarts: 0 }
  let begun = 0
  const one = async () => {
    const member = members[begun++ % members.length]
    if (!member) return
    const method = chance() < 0.5 ? 'alipay' : 'wechat'
    const amountMinor = 100 + Math.floor(chance() * 50_000)
    const [willPay, willClose] = [chance() < 0.85, chance() < 0.15]
    const caller = callerAt(`http://127.0.0.1:${port}`, member.token)
    const code = await caller.call(creating[method], { amountMinor }).catch(() => null)
    if (!code) return void story.unanswered++
    const { paymentNumber } = code
    const closing = willClose ? caller.ask(payments.close, { paymentNumber }).catch(() => null) : null
    if (willPay && simulator.pay(paymentNumber)) story.paid++
    if ((await closing)?.data?.state === 'closed') story.closed++
    if (chance() < 0.3) await caller.ask(payments.refresh, { paymentNumber }).catch(() => null)
  }
  for (let round = 0; round <= kills; round++) {
    const end = Math.floor((topUps * (round + 1)) / (kills + 1))
    const workers = Array.from({ length: 8 }, async () => {
      while (begun < end) await one()
    })
    if (round < kills) {
      await Promise.race([Promise.all(workers), until(() => begun >= end - 4)])
      await server.kill()
      story.restarts++
      const [next] = await Promise.all([start(), Promise.all(workers)])
      server = next
    } else await Promise.all(workers)
  }
  await simulator.noticesSent()
  // Another server takes over what was lost with the first; its job finds it by asking.
  await server.kill()
  await settleAll(t, settle)
  return story
}

const keep = (plans: Map<string, NoticePlan>, number: string, plan: NoticePlan) => {
  plans.set(number, plan)
  return plan
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve))
}

/** Until nothing is open and everything has been asked about once more. */
async function settleAll(t: TestServer, settle: Stage['settle']): Promise<void> {
  for (let round = 0; round < 40; round++) {
    await t.db.run(sql`
      update payment_intents set expires_at = least(expires_at, now() - interval '1 minute'), last_asked_at = null where state = 'pending'`)
    await settle()
    const { open } = await t.db.row(sql<{ open: number }>`
      select count(*)::int as open from payment_intents where state = 'pending'`)
    if (open === 0) {
      await settle()
      return
    }
  }
}
