import { parcels } from '#contract/parcels.ts'
import { requestFor } from '#contract/wire/request.ts'
import { lineTotalMinor } from '#domain/goods.ts'
import { type Database, openDatabase, sql } from '#server/database/db.ts'
import { insertForecasts, type NewForecast } from '#server/parcels/forecast.sql.ts'
import pg from 'pg'
import type { Bench } from './bench.ts'
import { startServer } from './children.ts'
import { withClient } from './database.ts'
import type { Figure, Section } from './figure.ts'
import { openContext } from './context.ts'
import { benchId, tokenOf } from './lay-members.ts'
import { orderPattern } from './lay-orders.ts'
import { layParcels, ordinary } from './lay-parcels.ts'
import { median, shown, turnByTurn } from './statistics.ts'

const rowsAtOnce = 1000
const laidAtMost = 100_000
const turnsPerRound = 5

/** A thousand forecasts in one request: inserting the rows against COPY of the same rows, and the whole call. */
export async function measureForecasts(bench: Bench): Promise<Section> {
  const { databases, folder, size } = bench
  const count = Math.min(laidAtMost, size)
  const connectionString = await databases.create('forecasts')
  const context = openContext(connectionString, folder)
  const pattern = await orderPattern(context.database)
  await context.database.close()
  await withClient(connectionString, (client) => layParcels(client, pattern, count))
  const figures = [await measureRows(bench, connectionString), await measureCalls(bench, connectionString)]
  return {
    title: 'Forecasting many at once (C-16)',
    about:
      `${rowsAtOnce.toLocaleString('en')} forecasts, each with one line of goods and its first step, in one transaction on top of ` +
      `${count.toLocaleString('en')} parcels: the product's statement, divided by COPY of the same rows into the same tables; and ` +
      'the whole call over HTTP with session, validation, caps and duplicates.',
    figures,
    inRounds: true,
    remarks: [],
  }
}

let drawn = 0
const nextNumbers = () => Array.from({ length: rowsAtOnce }, () => `SF${String(9_000_000_000_000 + ++drawn)}`)

async function measureRows({ rounds }: Bench, connectionString: string): Promise<Figure> {
  const database = openDatabase({ connectionString, poolSize: 1 })
  const { warehouseId } = await database.row(
    sql<{ warehouseId: string }>`select id as "warehouseId" from warehouses where code = 2`,
  )
  try {
    return await withClient(connectionString, async (client) => {
      const limit = () => timeCopy(client, warehouseId)
      const ours = () => timeStatement(database, warehouseId)
      await turnByTurn(2, limit, ours)
      const medians: { limit: number; ours: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const turns = await turnByTurn(turnsPerRound, limit, ours)
        medians.push({ limit: median(turns.map((turn) => turn.limit)), ours: median(turns.map((turn) => turn.ours)) })
      }
      const ms = (side: 'limit' | 'ours') => `${shown(median(medians.map((round) => round[side])))} ms`
      return {
        name: 'BATCH ÷ COPY',
        values: medians.map((round) => round.ours / round.limit),
        unit: '',
        goal: { atMost: 2 },
        absolute: `${ms('ours')} for ${rowsAtOnce.toLocaleString('en')} parcels; COPY ${ms('limit')}`,
      } as const
    })
  } finally {
    await database.close()
  }
}

const line = {
  productName: 'Cotton T-shirt, long',
  specification: 'blue, L',
  goodsType: 'ordinary',
  quantity: 1,
} as const
const unitPriceMinor = 5900

async function timeStatement(database: Database, warehouseId: string): Promise<number> {
  const goods = { ...line, unitPriceMinor, totalPriceMinor: lineTotalMinor({ ...line, unitPriceMinor }) }
  const drafts: readonly NewForecast[] = nextNumbers().map((trackingNumber) => ({
    warehouseId,
    courierCode: 'SF',
    trackingNumber,
    customerCode: 'BENCH',
    remark: '',
    purchaseId: null,
    totalPieces: 1,
    totalGoodsValueMinor: unitPriceMinor,
    goodsType: 'ordinary',
    goodsName: line.productName,
    goods: [goods],
  }))
  const actor = { kind: 'member', id: benchId(ordinary) } as const
  const started = performance.now()
  const made = await database.transaction((tx) =>
    insertForecasts(tx, benchId(ordinary), drafts, { source: 'batch', actor }),
  )
  const ms = performance.now() - started
  if (made.length !== rowsAtOnce) throw new Error(`${made.length} of ${rowsAtOnce} forecasts were made.`)
  return ms
}

/** The limit: the same rows, with ids and times generated beforehand, as plain text into the three tables. */
async function timeCopy(client: pg.Client, warehouseId: string): Promise<number> {
  const numbers = nextNumbers()
  const ids = (
    await client.query<{ id: string }>('select new_id() as id from generate_series(1, $1::int)', [rowsAtOnce])
  ).rows.map(({ id }) => id)
  const now = new Date().toISOString()
  const rowOf = {
    parcels: (id: string, index: number) => [
      id,
      benchId(ordinary),
      warehouseId,
      'SF',
      numbers[index],
      'BENCH',
      'batch',
      'forecast',
      1,
      unitPriceMinor,
      line.goodsType,
      line.productName,
      'forecast',
      now,
      now,
      now,
    ],
    parcel_goods: (id: string) => [
      id,
      1,
      line.productName,
      line.specification,
      line.goodsType,
      1,
      unitPriceMinor,
      unitPriceMinor,
    ],
    parcel_events: (id: string) => [id, 'forecast', 'member', benchId(ordinary), now],
  } as const
  const texts = tables.map(({ name, columns }) => ({
    statement: `copy ${name} (${columns}) from stdin`,
    rows: ids.map((id, index) => `${rowOf[name](id, index).join('\t')}\n`).join(''),
  }))
  const started = performance.now()
  await client.query('begin')
  for (const { statement, rows } of texts) await copyIn(client, statement, rows)
  await client.query('commit')
  return performance.now() - started
}

const tables = [
  {
    name: 'parcels',
    columns:
      'id, member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, total_pieces, total_goods_value_minor, ' +
      'goods_type, goods_name, latest_event, latest_event_at, forecast_at, listed_at',
  },
  {
    name: 'parcel_goods',
    columns:
      'parcel_id, line_no, product_name, specification, goods_type, quantity, unit_price_minor, total_price_minor',
  },
  { name: 'parcel_events', columns: 'parcel_id, code, actor_kind, actor_id, at' },
] as const

interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** The driver supports COPY but does not send the rows itself. */
const copyIn = (client: pg.Client, statement: string, rows: string) =>
  new Promise<void>((resolve, reject) => {
    const handleCopyInResponse = (connection: CopyConnection) => {
      connection.sendCopyFromChunk(Buffer.from(rows))
      connection.endCopyFrom()
    }
    const callback = (fault: Error | null) => (fault ? reject(fault) : resolve())
    client.query(Object.assign(new pg.Query(statement), { handleCopyInResponse, callback }))
  })

async function measureCalls({ rounds, folder }: Bench, connectionString: string): Promise<Figure> {
  const server = await startServer('product', connectionString, folder)
  try {
    // A warm-up that does not count: a new process is still compiling. Each call is for another member, because a
    // member's forecasts are limited.
    let member = ordinary
    await timeCall(server.port, ++member)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await timeCall(server.port, ++member))
    return {
      name: 'C-16 over HTTP',
      values: times,
      unit: 'ms',
      goal: { atMost: 2000 },
      absolute: `${rowsAtOnce.toLocaleString('en')} rows in one request`,
    }
  } finally {
    await server.stop()
  }
}

async function timeCall(port: number, member: number): Promise<number> {
  const items = nextNumbers().map((trackingNumber) => ({
    warehouseCode: 2,
    courierCode: 'SF',
    trackingNumber,
    goods: [{ ...line, unitPriceMinor }],
  }))
  const { method, url, body } = requestFor(parcels.forecastMany, { items })
  const headers = { 'content-type': 'application/json', token: tokenOf(member) }
  const started = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers, body })
  const { code, data }: { code: number; data: { list: unknown[] } | null } = await response.json()
  const ms = performance.now() - started
  if (code !== 0 || data?.list.length !== rowsAtOnce) throw new Error(`C-16 answered ${code}.`)
  return ms
}
