import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { bills } from '#contract/bills.ts'
import { requestFor } from '#contract/wire/request.ts'
import type { Bench } from './bench.ts'
import { startServer } from './children.ts'
import { withClient } from './database.ts'
import type { Figure, Section } from './figure.ts'
import { openContext } from './context.ts'
import { billed, layBills } from './lay-bills.ts'
import { tokenOf } from './lay-members.ts'
import { orderPattern } from './lay-orders.ts'
import { median, shown, turnByTurn } from './statistics.ts'

const most = 100_000
const atOnce = 1000

type Format = 'csv' | 'xlsx'

/** E-09 over HTTP against the same number of rows through a cursor, and what it holds in memory meanwhile. */
export async function measureExport(bench: Bench): Promise<Section> {
  const count = Math.min(most, bench.size)
  const limit = await openLimit(bench, count)
  const few = await openShop(bench, 'export', count)
  const csv = await few.turns()
  await turnByTurn(1, limit, csv.read)
  const turns = await turnByTurn(bench.rounds, limit, csv.read)
  await csv.stop()
  const [limits, reached] = [turns.map((turn) => turn.limit), turns.map((turn) => turn.ours)]
  const figures: Figure[] = [
    {
      name: 'EXPORT CSV ÷ cursor',
      values: turns.map((turn) => turn.ours / turn.limit),
      unit: '',
      goal: { atLeast: 0.5 },
      absolute: `${shown(median(reached))} rows a second; cursor ${shown(median(limits))}`,
    },
  ]
  if (existsSync('/proc/self/clear_refs')) {
    figures.push(await few.memory('csv'), await few.memory('xlsx'))
    const many = await openShop(bench, 'export_large', 5 * count)
    figures.push(await many.memory('csv'))
  }
  return {
    title: 'Exporting bills (E-09)',
    about:
      `All ${count.toLocaleString('en')} bills of a member as one file over HTTP, ${bills.export.path}; divided by as many rows of a table of ` +
      'its own through a cursor, thrown away. Memory is the most that a fresh server held while it wrote the file, above what it held before.',
    figures,
    inRounds: true,
    remarks: figures.length > 1 ? [] : ['Memory was not measured: there is no /proc.'],
  }
}

/** Rows a second. */
async function openLimit({ databases }: Bench, count: number): Promise<() => Promise<number>> {
  const connectionString = await databases.createEmpty('export_limit')
  const schema = await readFile(new URL('limit/export.sql', import.meta.url), 'utf8')
  await withClient(connectionString, async (client) => {
    await client.query(schema)
    await client.query(`call bench_bills(${count})`)
    await client.query('vacuum analyze bills')
  })
  return () =>
    withClient(connectionString, async (client) => {
      const started = performance.now()
      await client.query('begin')
      await client.query(
        'declare bill cursor for select * from bills order by member_id, consolidated_at desc, id desc',
      )
      let read = 0
      for (let rows = atOnce; rows === atOnce; read += rows)
        rows = (await client.query(`fetch ${atOnce} from bill`)).rowCount ?? 0
      await client.query('commit')
      if (read !== count) throw new Error(`The cursor gave ${read} rows instead of ${count}.`)
      return perSecond(count, started)
    })
}

async function openShop({ databases, folder }: Bench, name: string, count: number) {
  const connectionString = await databases.create(name)
  const context = openContext(connectionString, folder)
  const pattern = await orderPattern(context.database)
  await context.database.close()
  await withClient(connectionString, (client) => layBills(client, pattern, count))
  const start = () => startServer('product', connectionString, folder)
  return {
    turns: async () => {
      const server = await start()
      const read = async () => {
        const started = performance.now()
        await readFileOf(server.port, 'csv', count)
        return perSecond(count, started)
      }
      return { read, stop: server.stop }
    },
    /** A process that has served nothing but a page of the list before. */
    memory: async (format: Format): Promise<Figure> => {
      const server = await start()
      try {
        const list = requestFor(bills.list, { page: 1, pageSize: 20 })
        await (await fetch(`http://127.0.0.1:${server.port}${list.url}`, { headers })).arrayBuffer()
        const before = await megabytes(server.pid, 'VmRSS')
        await writeFile(`/proc/${server.pid}/clear_refs`, '5')
        const bytes = await readFileOf(server.port, format, count)
        const peak = await megabytes(server.pid, 'VmHWM')
        return {
          name: `EXPORT memory, ${format.toUpperCase()} of ${count.toLocaleString('en')}`,
          values: [peak - before],
          unit: 'MB',
          goal: { atMost: 67 },
          absolute: `${shown(before)} MB → ${shown(peak)} MB; a file of ${shown(bytes / 1e6)} MB`,
        }
      } finally {
        await server.stop()
      }
    },
  }
}

const headers = { token: tokenOf(billed), lang: 'cn' }

/** Size of the file; a CSV file with a missing row fails the run. */
async function readFileOf(port: number, format: Format, count: number): Promise<number> {
  const { url } = requestFor(bills.export, { format })
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers })
  if (!response.headers.get('content-disposition')) throw new Error(`${url} answered ${await response.text()}`)
  let [bytes, lines] = [0, 0]
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (format === 'csv') for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines++
  }
  if (format === 'csv' && lines !== count + 1) throw new Error(`The file has ${lines} lines, not ${count + 1}.`)
  return bytes
}

const perSecond = (count: number, started: number) => (count / (performance.now() - started)) * 1000

async function megabytes(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(status.match(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm'))?.[1]) * 1024) / 1e6
}
