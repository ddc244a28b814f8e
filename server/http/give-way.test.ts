import { EventEmitter, once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { type Database, sql } from '#server/database/db.ts'
import { csv } from '#server/export/csv.ts'
import { xlsx } from '#server/export/xlsx.ts'
import { openTestServer } from '#test/harness.ts'
import { openStored } from '#test/stored.ts'
import { expect, test } from 'vitest'
import { givingWay, goingFirst } from './give-way.ts'

/* A file that is written while people work gives way to their calls. */

const t = await openTestServer()
const { lying, fileOf } = await openStored(t)

/** What shares the traffic of one process. */
const newProcess = () => ({}) as Database

const titles = Array.from({ length: 20 }, (_, place) => `Column ${place}`)

/** As an export reads them, but without waiting for a database in between. */
async function* manyRows() {
  const row = titles.map((title, place) => (place % 2 === 0 ? title : { number: `${place}.25` }))
  for (let batch = 0; batch < 40; batch++) yield Array.from({ length: 250 }, () => row)
}

const columns = titles.map((title) => ({ title, width: 12 }))
const formats = {
  csv: () => csv(titles, manyRows()),
  xlsx: () => xlsx({ name: 'Rows', columns, rows: manyRows() }, new Date()),
}

async function read(pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const piece of Readable.from(pieces)) bytes += piece.length
  return bytes
}

/** Pieces that each take the processor for a while. */
function* working(pieces: number, ms: number) {
  for (let made = 0; made < pieces; made++) {
    for (const until = performance.now() + ms; performance.now() < until; );
    yield Buffer.from([made])
  }
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** A call that lasts until it is told to end. */
function openCall(database: Database) {
  const told = new EventEmitter()
  const answered = goingFirst(database, async () => void (await once(told, 'end')))
  return { answered, end: () => told.emit('end'), fail: () => told.emit('error', new Error('It failed.')) }
}

test.each(Object.entries(formats))(
  'an export of 10,000 rows takes little of the processor at a time: %s',
  async (_format, made) => {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    const longest: number[] = []
    for (let time = 0; time < 4; time += 1) {
      delays.reset()
      delays.enable()
      expect(await read(givingWay(newProcess(), made()))).toBeGreaterThan(100_000)
      delays.disable()
      longest.push(delays.max / 1e6)
    }
    // The shortest of four: what the export takes itself, not what else the machine did meanwhile.
    expect(Math.min(...longest)).toBeLessThan(50)
  },
)

test('the pieces are the same, in the same order', async () => {
  const pieces: number[] = []
  for await (const piece of givingWay(newProcess(), working(20, 1))) pieces.push(...piece)
  expect(pieces).toEqual(Array.from({ length: 20 }, (_, place) => place))
})

test('while a call is under way a file waits four times as long as it was written, and is finished all the same', async () => {
  const here = newProcess()
  const call = openCall(here)
  expect(await msOf(() => read(givingWay(here, working(6, 12))))).toBeGreaterThan(5 * 12 * 5)
  call.end()
  await call.answered
})

test('a call that has failed holds up nothing any more', async () => {
  const here = newProcess()
  const call = openCall(here)
  call.fail()
  await expect(call.answered).rejects.toThrow('It failed.')
  const ms: number[] = []
  for (let time = 0; time < 4; time += 1) ms.push(await msOf(() => read(givingWay(here, working(6, 12)))))
  expect(Math.min(...ms)).toBeLessThan(5 * 12 * 5)
})

test('of several files one is written at a time, and none waits for another to end', async () => {
  const here = newProcess()
  const order: string[] = []
  let atOnce = 0
  async function* named(name: string) {
    for (let made = 0; made < 3; made++) {
      expect(++atOnce).toBe(1)
      await new Promise(setImmediate)
      atOnce--
      order.push(name)
      yield Buffer.from(name)
    }
  }
  await Promise.all(['a', 'b'].map((name) => read(givingWay(here, named(name)))))
  expect(order.slice(0, 2).toSorted()).toEqual(['a', 'b'])
  expect(order).toHaveLength(6)
})

test('one that cannot be read is broken off, and the next is written', async () => {
  const here = newProcess()
  async function* torn() {
    yield Buffer.from('half')
    throw new Error('the disk is gone')
  }
  const [broken, whole] = await Promise.allSettled([
    read(givingWay(here, torn())),
    read(givingWay(here, working(3, 1))),
  ])
  expect(broken).toMatchObject({ reason: new Error('the disk is gone') })
  expect(whole).toMatchObject({ value: 3 })
})

test('a reader who leaves early leaves nothing open', async () => {
  let isClosed = false
  function* endless() {
    try {
      for (;;) yield Buffer.from('more')
    } finally {
      isClosed = true
    }
  }
  const file = givingWay(newProcess(), endless())
  await file.next()
  await file.return(undefined)
  expect(isClosed).toBe(true)
})

// Proves B-IN-55
test('the file of all stored parcels gives way to calls, and has each of them once', async () => {
  const member = await t.member()
  const { id } = await lying(member, 40)
  await t.db.run(sql`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, actual_weight_g,
      volume_weight_g, billable_weight_g, volume_mm3, length_mm, width_mm, height_mm, total_pieces, latest_event, latest_event_at,
      inbound_at, listed_at)
    select member_id, warehouse_id, courier_code, 'GIVEWAY' || n, customer_code, source, status, actual_weight_g,
      volume_weight_g, billable_weight_g, volume_mm3, length_mm, width_mm, height_mm, total_pieces, latest_event, latest_event_at,
      inbound_at, listed_at
    from parcels, generate_series(1, 3000) n where id = ${id}`)
  const exported = async () => (await fileOf(member, 'csv')).toString()
  const lines = (await exported()).split('\r\n')
  expect(lines.filter((line) => line.includes('GIVEWAY'))).toHaveLength(3000)
  expect(new Set(lines).size).toBe(lines.length)
  const alone: number[] = []
  for (let time = 0; time < 4; time += 1) alone.push(await msOf(exported))
  const call = openCall(t.context.database)
  expect(await msOf(exported)).toBeGreaterThan(2 * Math.min(...alone))
  call.end()
})
