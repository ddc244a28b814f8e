import { mkdtemp, rm, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { startDatabases, withClient } from './database.ts'
import { openHouse } from './house.ts'
import { layBills } from './lay-bills.ts'
import { orderPattern } from './lay-orders.ts'
async function startServer(kind: string, connectionString: string, folder: string) {
  const child = fork('/work/main/results/bench/server.mjs', [kind, connectionString, join(folder, kind)], { execArgv: (process.argv[2] ?? '--trace-gc').split(' '), env: { ...process.env, NODE_ENV: 'production' } })
  const [port] = await once(child, 'message')
  return { port, pid: child.pid, stop: async () => { child.kill(); await once(child, 'exit') } }
}
const folder = await mkdtemp(join(tmpdir(), 'smart-cats-zz-'))
const databases = await startDatabases(folder)
try {
  const c = await databases.create('zz')
  const house = openHouse(c, folder)
  const pattern = await orderPattern(house.database)
  await house.database.close()
  await withClient(c, (client) => layBills(client, pattern, 150000))
  
  for (const format of ['csv', 'csv', 'csv', 'csv']) {
    const server = await startServer('product', c, folder)
    const rss = async () => {
      const s = await readFile(`/proc/${server.pid}/status`, 'utf8')
      return ['VmRSS', 'VmHWM', 'RssAnon', 'RssFile']
        .map((f) => f + ' ' + Math.round(Number(s.match(new RegExp(f + ':\\s+(\\d+)'))?.[1]) / 1000))
        .join(' ')
    }
    const headers = { token: 'bench-token-1', lang: 'cn' }
    await (
      await fetch(`http://127.0.0.1:${server.port}/api/vjiyunfinance/GetGlsCopeBillForWeb`, { headers })
    ).arrayBuffer()
    console.log('BEFORE', await rss())
    const r = await fetch(`http://127.0.0.1:${server.port}/api/vjiyunfinance/export_cope_bill?format=${format}`, {
      headers,
    })
    let n = 0,
      k = 0,
      last = performance.now()
    for await (const p of r.body ?? []) {
      n += p.length
      if (++k % 300 === 0) {
        console.log('DURING', n, await rss(), Math.round(performance.now() - last))
        last = performance.now()
      }
    }
    console.log('AFTER', n, await rss())
    await server.stop()
  }
} finally {
  await databases.stop()
  await rm(folder, { recursive: true, force: true })
}
