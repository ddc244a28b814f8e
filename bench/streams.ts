import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { live } from '#contract/live.ts'
import { parcels } from '#contract/parcels.ts'
import { requestFor } from '#contract/wire/request.ts'
import type { Bench } from './bench.ts'
import { isServerBuilt, startBuiltServer } from './built-server.ts'
import { runLoad } from './children.ts'
import { openContext } from './context.ts'
import { withClient } from './database.ts'
import type { Section } from './figure.ts'
import { benchId, tokenOf } from './lay-members.ts'
import { orderPattern } from './lay-orders.ts'
import { layParcels, ordinary } from './lay-parcels.ts'
import { notMeasured } from './members-area.ts'
import { rawRequest } from './raw-request.ts'
import { median, percentile, shown, turnByTurn } from './statistics.ts'

const [few, many] = [100, 5000]
/** Slow enough that a member's answer is measured, and not how many of them fit into a second. */
const connections = 4
const tellings = 20

/** What thousands of open streams cost everybody else, and how long an event takes to reach them. */
export async function measureStreams({ databases, folder, rounds, seconds }: Bench): Promise<Section> {
  const section = {
    title: 'Live updates',
    about:
      `A page of a member's parcel list over HTTP at ${connections} connections, with ${many.toLocaleString('en')} open streams against ${few} in ` +
      'one process; then the time from the commit of a change until its event has arrived at one member, and until an event for ' +
      'everybody has arrived at each stream. All in one process, with the readers of the streams on the same two cores.',
    inRounds: true,
  } as const
  if (!isServerBuilt()) return { ...section, ...notMeasured }
  const connectionString = await databases.create('streams')
  const context = openContext(connectionString, folder)
  const pattern = await orderPattern(context.database)
  await context.database.close()
  await withClient(connectionString, (client) => layParcels(client, pattern, many * 20))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const product = await startBuiltServer({
    PORT: `${port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: connectionString,
    DATA_DIR: join(folder, 'streams'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  const streams: Stream[] = []
  const hold = async (count: number) => {
    for (const stream of streams.splice(count)) stream.socket.destroy()
    while (streams.length < count)
      streams.push(
        ...(await Promise.all(
          numbers(Math.min(100, count - streams.length)).map((each) => follow(port, 3 + streams.length + each)),
        )),
      )
  }
  try {
    const input = { status: 'in_stock', dateField: 'forecast', page: 1, pageSize: 20 } as const
    const { url } = requestFor(parcels.list, input)
    const requests = [rawRequest({ method: 'GET', url, body: null }, { token: tokenOf(ordinary) })]
    const listWith = (count: number) => async () => {
      await hold(count)
      return (await runLoad({ port, connections, warmUpSeconds: 1, seconds, requests, again: true }, folder)).p95Ms
    }
    await listWith(few)()
    const turns = await turnByTurn(rounds, listWith(few), listWith(many))
    await hold(many)
    const one: number[] = []
    const all: number[] = []
    for (let each = 0; each < tellings; each++) {
      const reader = streams[each * 7]
      if (reader) one.push(...(await told(connectionString, [reader], benchId(reader.member))))
    }
    for (let each = 0; each < 3; each++) all.push(...(await told(connectionString, streams, null)))
    return {
      ...section,
      figures: [
        {
          name: `p95 of the list, ${many.toLocaleString('en')} streams ÷ ${few}`,
          values: turns.map(({ ours, limit }) => ours / limit),
          unit: '',
          goal: { atMost: 2 },
          absolute: `${shown(median(turns.map(({ limit }) => limit)))} ms → ${shown(median(turns.map(({ ours }) => ours)))} ms`,
        },
        {
          name: 'an event to one member, p95',
          values: [percentile(one, 95)],
          unit: 'ms',
          goal: null,
          absolute: `median ${shown(median(one))} ms, ${one.length} events`,
        },
        {
          name: `an event to all ${many.toLocaleString('en')}, p95 of the streams`,
          values: [percentile(all, 95)],
          unit: 'ms',
          goal: null,
          absolute: `median ${shown(median(all))} ms, 3 events`,
        },
      ],
      remarks: [],
    }
  } finally {
    for (const { socket } of streams) socket.destroy()
    await product.stop()
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, each) => each)

interface Stream {
  readonly member: number
  readonly socket: Socket
  /** Called with everything that arrives. */
  hear: (text: string) => void
}

/** A stream over a bare socket: a full client would cost as much as the server. */
function follow(port: number, member: number): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').on('error', reject)
    const stream: Stream = { member, socket, hear: (text) => text.includes('event: ready') && resolve(stream) }
    socket.on('data', (piece) => stream.hear(piece.toString('latin1')))
    socket.write(rawRequest({ method: 'GET', url: live.follow.path, body: null }, { token: tokenOf(member) }))
  })
}

/** How long after the commit each of these streams got the event; of one member, or of everybody. */
async function told(
  connectionString: string,
  readers: readonly Stream[],
  memberId: string | null,
): Promise<readonly number[]> {
  const times: number[] = []
  let committedAt = 0
  const arrived = Promise.all(
    readers.map(
      (reader) =>
        new Promise<void>((resolve) => {
          reader.hear = (text) => {
            if (!text.includes('event: change')) return
            times.push(performance.now() - committedAt)
            reader.hear = () => {}
            resolve()
          }
        }),
    ),
  )
  await withClient(connectionString, async (client) => {
    committedAt = performance.now()
    await client.query(`insert into live_changes values ($1, $2::uuid, null, gen_random_uuid(), $2::uuid is null)`, [
      memberId ? 'parcels' : 'pool',
      memberId,
    ])
  })
  await arrived
  return times
}
