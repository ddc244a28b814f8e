import { parcels } from '#contract/parcels.ts'
import { requestFor } from '#contract/wire/request.ts'
import type { Bench } from './bench.ts'
import { runLoad, startServer } from './children.ts'
import { withClient } from './database.ts'
import type { Section } from './figure.ts'
import { openContext } from './context.ts'
import { tokenOf } from './lay-members.ts'
import { orderPattern } from './lay-orders.ts'
import { layParcels, ordinary } from './lay-parcels.ts'
import { rawRequest } from './raw-request.ts'
import { median, shown, turnByTurn } from './statistics.ts'

const connections = 20
const most = 100_000
const pageSize = 20

/** C-19 with its counts over HTTP, against a route that only finds out who calls. */
export async function measureSignedInList({ databases, folder, rounds, seconds, size }: Bench): Promise<Section> {
  const count = Math.min(most, size)
  const connectionString = await databases.create('list')
  const context = openContext(connectionString, folder)
  const pattern = await orderPattern(context.database)
  await context.database.close()
  await withClient(connectionString, (client) => layParcels(client, pattern, count))
  const lookup = await startServer('session', connectionString, folder)
  const product = await startServer('product', connectionString, folder)
  try {
    const headers = { token: tokenOf(ordinary) }
    const input = { status: 'in_stock', dateField: 'forecast', page: 1, pageSize } as const
    const list = requestFor(parcels.list, input)
    await refuseShortPage(`http://127.0.0.1:${product.port}${list.url}`, headers)
    const call = (port: number, url: string) => () => {
      const requests = [rawRequest({ method: 'GET', url, body: null }, headers)]
      return runLoad({ port, connections, warmUpSeconds: 1, seconds, requests, again: true }, folder)
    }
    const [limitTurn, oursTurn] = [call(lookup.port, '/session'), call(product.port, list.url)]
    // A warm-up turn that does not count: a new process is still compiling.
    await turnByTurn(1, limitTurn, oursTurn)
    const turns = await turnByTurn(rounds, limitTurn, oursTurn)
    const perSecond = median(turns.map(({ ours }) => ours.perSecond))
    const limit = median(turns.map((turn) => turn.limit.perSecond))
    const p95Ms = median(turns.map(({ ours }) => ours.p95Ms))
    return {
      title: 'A signed-in list (C-19)',
      about:
        `${pageSize} rows with the counts of all statuses for a member of 300 among ${count.toLocaleString('en')} parcels, over HTTP at ` +
        `${connections} connections; divided by a bare route that only looks the session up.`,
      figures: [
        {
          name: 'LIST over HTTP ÷ session lookup',
          values: turns.map(({ ours, limit: least }) => ours.perSecond / least.perSecond),
          unit: '',
          goal: null,
          absolute: `${shown(perSecond)} pages a second, p95 ${shown(p95Ms)} ms; session lookup ${shown(limit)}`,
        },
      ],
      inRounds: true,
      remarks: [],
    }
  } finally {
    await product.stop()
    await lookup.stop()
  }
}

/** An empty page would be fast. */
async function refuseShortPage(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(url, { headers })
  const { data }: { data: { list: unknown[]; counts: object } | null } = await response.json()
  if (data?.list.length !== pageSize || !data.counts) throw new Error(`${url} answered no whole page.`)
}
