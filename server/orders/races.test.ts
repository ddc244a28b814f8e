import { sql } from '#server/database/db.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { callerAt } from '#test/caller.ts'
import { openSecondServer, openTestServer, type TestMember } from '#test/harness.ts'
import { openOrderEvents, type OrderState } from '#test/order-events.ts'
import { faults } from '#test/orders.ts'
import pg from 'pg'
import { expect, test } from 'vitest'

/*
 * Two events of an order at the same moment end as if one had come after the other: what succeeded and what was
 * refused, the order, its bills and the member's money are those of one of the two sequences. Each event goes to a
 * server of its own: one server lets the writes to one order in one after the other (`in-line.ts`), two meet in the
 * database.
 */

const t = await openTestServer()
const second = await openSecondServer(t)
const { connectionString = '' } = t.context.database.pool.options

/** Four races run at once, each with staff of its own, since the writes of one caller queue as well. */
const lanes = await Promise.all(
  Array.from({ length: 4 }, async () => ({ here: await openOrderEvents(t), there: await openOrderEvents(second) })),
)
type Lane = (typeof lanes)[number]
const events = lanes[0]?.here.events ?? {}

/** Releasing an order that is not on hold does not apply. */
const meetsNothing = ['release']
const namesIn = (state: OrderState) =>
  Object.keys(events).filter((name) => events[name]?.in.includes(state) && !meetsNothing.includes(name))

type Pair = readonly [string, string]
const pairsIn = (state: OrderState): readonly Pair[] =>
  namesIn(state).flatMap((first, index, all) => all.slice(index).map((second): Pair => [first, second]))

/** What one event makes possible for another that comes at the same moment. */
const opened: readonly (readonly [OrderState, readonly Pair[]])[] = [
  [
    'awaitingPayment',
    [
      ['pay', 'startPacking'],
      ['pay', 'pack'],
      ['pay', 'cancelOwn'],
      ['pay', 'amend'],
      ['pay', 'exception'],
    ],
  ],
  [
    'paid',
    [
      ['pack', 'ship'],
      ['pack', 'unpack'],
    ],
  ],
  [
    'paidOwing',
    [
      ['paySupplement', 'ship'],
      ['paySupplement', 'unpack'],
      // Only the decision is possible here, whichever comes first.
      ['decideCancel', 'cancelOwn'],
      ['decideChannel', 'cancelOwn'],
    ],
  ],
  [
    'paidHeld',
    [
      ['release', 'startPacking'],
      ['release', 'pack'],
      ['release', 'cancelOwn'],
    ],
  ],
  [
    'awaitingOutbound',
    [
      ['ship', 'confirmReceipt'],
      ['ship', 'sign'],
      ['ship', 'track'],
      ['ship', 'startPacking'],
      ['unpack', 'pack'],
      ['unpack', 'cancelOwn'],
      ['unpack', 'startPacking'],
    ],
  ],
  [
    'awaitingOutboundHeld',
    [
      ['release', 'ship'],
      ['release', 'unpack'],
    ],
  ],
  ['shipped', []],
]

const races = opened.map(([state, pairs]): [OrderState, readonly Pair[]] => [
  state,
  state.endsWith('Held') ? pairs : [...pairsIn(state), ...pairs],
])

test.each(races)(
  'in the state %s two events at the same moment end as one after the other',
  { timeout: 180_000 },
  async (state, pairs) => {
    for (let first = 0; first < pairs.length; first += lanes.length)
      await Promise.all(
        lanes.map(async (lane, index) => {
          const pair = pairs[first + index]
          if (pair) await race(lane, state, pair)
        }),
      )
    expect(await faults(t)).toEqual([])
  },
)

async function race(lane: Lane, state: OrderState, [first, second]: Pair) {
  const atOnce = await outcome(lane, state, [first, second], sideBySide)
  const inTurn = await outcome(lane, state, [first, second], oneByOne)
  if (isSame(atOnce, inTurn)) return
  const turned = await outcome(lane, state, [second, first], oneByOne)
  expect([inTurn, turned], `${state}: ${first} and ${second}`).toContainEqual(atOnce)
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

type Action = () => Promise<number | undefined>
type Way = (id: string, first: Action, second: Action) => Promise<readonly (number | undefined)[]>

async function outcome({ here, there }: Lane, state: OrderState, [first, next]: Pair, way: Way) {
  const member = await here.rich()
  const id = await here.states[state](member)
  const weighingId = await here.weighingOf(id)
  const elsewhere: TestMember = { ...member, ...callerAt(second.url, member.token) }
  const codes = await way(
    id,
    async () => here.events[first]?.call(member, id, weighingId),
    async () => there.events[next]?.call(elsewhere, id, weighingId),
  )
  const made = codes.map((code) => (code === 0 ? 'made' : 'refused'))
  const told = [`${first} ${made[0]}`, `${next} ${made[1]}`].toSorted()
  return { told, order: await standing(id), balances: await balancesOf(t.db, member.id) }
}

const oneByOne: Way = async (_id, first, second) => [await first(), await second()]

/** Both wait for the order's row, the first one first, until it is released. */
const sideBySide: Way = async (id, first, second) => {
  const holder = new pg.Client({ connectionString })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from orders where id = $1 for update', [id])
  let ended = 0
  const counted = (action: Action) =>
    action().finally(() => {
      ended++
    })
  const untilStanding = (count: number) =>
    expect
      .poll(async () => ended + (await countWaiting(holder)), { interval: 5, timeout: 25_000 })
      .toBeGreaterThanOrEqual(count)
  const one = counted(first)
  await untilStanding(1)
  const two = counted(second)
  await untilStanding(2)
  await holder.end()
  return Promise.all([one, two])
}

/** How many wait for the holder, or for somebody who does. */
const countWaiting = async (holder: pg.Client): Promise<number> => {
  const { rowCount } = await holder.query(`
    with recursive waiting as (
      select pg_backend_pid() as pid
      union
      select l.pid from pg_locks l join waiting w on w.pid = any(pg_blocking_pids(l.pid)) where not l.granted
    ) select from waiting`)
  return (rowCount ?? 1) - 1
}

const standing = (id: string) =>
  t.db.row(sql<Record<string, unknown>>`
    select o.status, o.lifecycle, o.total_minor, o.paid_minor, o.refunded_minor, o.hold_reason, o.remark, o.channel_id,
      (select coalesce(jsonb_agg(jsonb_build_array(b.state, b.payable_total_minor) order by b.state, b.payable_total_minor), '[]')
        from bills b where b.order_id = o.id) as bills,
      (select coalesce(jsonb_agg(p.status order by p.status), '[]') from parcels p where p.order_id = o.id) as parcels,
      (select count(*) from order_cartons c where c.order_id = o.id and c.voided_at is null) as cartons,
      (select coalesce(jsonb_agg(e.code order by e.code), '[]') from order_events e where e.order_id = o.id) as steps,
      o.packer_id is not null as taken
    from orders o where o.id = ${id}`)
