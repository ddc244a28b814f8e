import { staffStorage } from '#contract/storage-office.ts'
import { requestFor } from '#contract/wire/request.ts'
import type { Bench } from './bench.ts'
import { type RunningServer, runScanner, startServer } from './children.ts'
import { withClient } from './database.ts'
import type { Figure, Section } from './figure.ts'
import { floorLists } from './floor-lists.ts'
import { openContext } from './context.ts'
import { growthOf } from './growth.ts'
import { layFloor, staffTokenOf, stationTokens } from './lay-floor.ts'
import { orderPattern } from './lay-orders.ts'
import { openNumbers, planScans } from './scan-plan.ts'
import type { ScanTimes } from './scanner.ts'
import { percentile, shown, turnByTurn } from './statistics.ts'

const small = 10_000
const perSecond = 20
/** Of a turn: a full run scans for a minute beside the export, and as long without. */
const longer = 3
const warmUpSeconds = 2
const mostMs = 100

/** Twenty scans a second beside an export, and the lists of the warehouse as it grows, all over HTTP. */
export async function measureScan(bench: Bench): Promise<Section> {
  const few = await openFloor(bench, 'scan_small', small)
  const many = await openFloor(bench, 'scan_large', bench.size)
  try {
    const lists = await measureFloorLists(bench, few, many)
    const { figures, remark } = await measureScans(bench, many)
    return {
      title: `Scanning and the warehouse's lists (${bench.size.toLocaleString('en')} ÷ ${small.toLocaleString('en')} parcels)`,
      about:
        `Ten people at as many stations scan ${perSecond} parcels a second for ${longer * bench.seconds} s a round among ${bench.size.toLocaleString('en')} parcels, for ` +
        'one handover, each scan begun on time (of one person two writes are under way at once, record 39): 60 % forecast here, 15 % unannounced, 15 % duplicates, 10 % forecast for another ' +
        'warehouse, half of the first for one seller who has a tenth of all. A scan is the calls of the receiving page without the ' +
        'time that a keeper takes: who it is, the receipt, then own figures and handovers. Meanwhile all parcels stored for long ' +
        '(B-IN-55) are exported as CSV again and again by the same process. Shown is the p95 of each round. Then page 1 of each ' +
        'list, call by call at both sizes.',
      figures: [...figures, ...lists],
      inRounds: true,
      remarks: [remark],
    }
  } finally {
    await few.server.stop()
    await many.server.stop()
  }
}

interface Floor {
  readonly server: RunningServer
  readonly connectionString: string
  readonly warehouseId: string
  /** The last one that is over, in the business zone. */
  readonly day: string
}

async function openFloor({ databases, folder }: Bench, name: string, count: number): Promise<Floor> {
  const connectionString = await databases.create(name)
  const context = openContext(connectionString, folder)
  const pattern = await orderPattern(context.database)
  await context.database.close()
  await withClient(connectionString, (client) => layFloor(client, pattern, count))
  const [known] = await withClient(
    connectionString,
    async (client) =>
      (
        await client.query<{ id: string; day: string }>(
          `select id, to_char((now() at time zone '+08')::date - 1, 'YYYY-MM-DD') as day from warehouses order by code limit 1`,
        )
      ).rows,
  )
  if (!known) throw new Error('There is no warehouse.')
  const server = await startServer('product', connectionString, folder)
  return { server, connectionString, warehouseId: known.id, day: known.day }
}

async function measureFloorLists(bench: Bench, few: Floor, many: Floor): Promise<readonly Figure[]> {
  const [ofFew, ofMany] = [few, many].map(({ warehouseId, day }) => floorLists(warehouseId, day))
  const figures: Figure[] = []
  for (const [place, list] of (ofMany ?? []).entries()) {
    const onFew = ofFew?.[place] ?? list
    const token = staffTokenOf(list.by)
    const ask = (floor: Floor, url: string) => () => succeed(floor, url, token)
    figures.push(await growthOf(bench, list.name, ask(few, onFew.request.url), ask(many, list.request.url)))
  }
  return figures
}

async function succeed({ server }: Floor, url: string, token: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${server.port}${url}`, { headers: { token, lang: 'cn' } })
  const answer = await response.text()
  if (!answer.startsWith('{"code":0,')) throw new Error(`${url} answered ${answer}`)
}

async function measureScans({ rounds, seconds, folder }: Bench, floor: Floor) {
  const numbers = await withClient(floor.connectionString, openNumbers)
  const scan = () => {
    const warmUp = warmUpSeconds * perSecond
    const scans = planScans(numbers, warmUp + longer * seconds * perSecond)
    const plan = { port: floor.server.port, tokens: stationTokens, perSecond, warmUp, scans }
    return runScanner(plan, folder)
  }
  let exported = 0
  const beside = async () => {
    const stop = new AbortController()
    const exporting = keepExporting(floor, stop.signal, (bytes) => (exported += bytes))
    // A failed export ends the run: without it the scans would have the machine to themselves.
    const times = await Promise.race([scan(), exporting.then(() => Promise.reject(new Error('The export ended.')))])
    stop.abort()
    await exporting
    return times
  }
  const turns = await turnByTurn(rounds, scan, beside)
  const alone = turns.map(({ limit }) => limit)
  const disturbed = turns.map(({ ours }) => ours)
  const names = Object.keys(disturbed[0]?.calls ?? {})
  const kinds = Object.keys(disturbed[0]?.scans ?? {})
  const whole = ({ scans }: ScanTimes) => Object.values(scans).flat()
  return {
    figures: [
      figureOf('A whole scan', alone.map(whole), disturbed.map(whole)),
      ...kinds.map((kind) => {
        const of = ({ scans }: ScanTimes) => scans[kind] ?? []
        return figureOf(`A whole scan, ${kind}`, alone.map(of), disturbed.map(of))
      }),
      ...names.map((name) => {
        const of = ({ calls }: ScanTimes) => calls[name] ?? []
        return figureOf(name, alone.map(of), disturbed.map(of))
      }),
    ],
    remark: `${shown(exported / 1e6)} MB were exported meanwhile.`,
  }
}

/** One value a round: the p95. Beside it, over all rounds, the other percentiles. */
function figureOf(
  name: string,
  alone: readonly (readonly number[])[],
  disturbed: readonly (readonly number[])[],
): Figure {
  const all = disturbed.flat()
  const at = (percent: number) => `p${percent} ${shown(percentile(all, percent))} ms`
  return {
    name: `${name}, p95`,
    values: disturbed.map((times) => percentile(times, 95)),
    unit: 'ms',
    goal: { atMost: mostMs },
    absolute: `${at(50)}, ${at(95)}, ${at(99)}; without the export p95 ${shown(percentile(alone.flat(), 95))} ms`,
  }
}

/** Until it is stopped. */
async function keepExporting({ server }: Floor, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<void> {
  const { url } = requestFor(staffStorage.list, { format: 'csv', pageSize: 20 })
  const headers = { token: staffTokenOf('administrator'), lang: 'cn' }
  try {
    while (!signal.aborted) {
      const response = await fetch(`http://127.0.0.1:${server.port}${url}`, { headers, signal })
      if (!response.headers.get('content-disposition')) throw new Error(`${url} answered ${await response.text()}`)
      for await (const piece of response.body ?? []) onBytes(piece.length)
    }
  } catch (fault) {
    if (!signal.aborted) throw fault
  }
}
