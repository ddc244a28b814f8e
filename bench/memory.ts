import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Bench } from './bench.ts'
import type { Section } from './figure.ts'

const builtServer = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))
const idleSeconds = 10

/** What the built server holds when it has started and nobody calls, without its database. */
export async function measureMemory({ databases, folder }: Bench): Promise<Section> {
  const section = {
    inRounds: false,
    title: 'Idle memory of the server',
    about: `Resident memory of the built server in production mode, ${idleSeconds} s after its start, without the database.`,
  }
  const missing = !existsSync(builtServer)
    ? 'the server is not built'
    : !existsSync('/proc/self/status')
      ? 'there is no /proc'
      : null
  if (missing) return { ...section, figures: [], remarks: [`Not measured: ${missing}.`] }
  const child = spawn(process.execPath, [builtServer, '--empty'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: await databases.create('memory'),
      DATA_DIR: join(folder, 'memory'),
      PUBLIC_URL: 'http://localhost',
      SECRET_KEY: 'a secret of the measurements alone',
      HOST: '127.0.0.1',
      PORT: '0',
    },
  })
  const ended = once(child, 'exit')
  try {
    await Promise.race([
      untilOpen(child.stdout),
      ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
    ])
    await delay(idleSeconds * 1000)
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
    const megabytes = (field: string) =>
      (Number(status.match(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm'))?.[1]) * 1024) / 1e6
    return {
      ...section,
      figures: [
        {
          name: 'Idle server',
          values: [megabytes('VmRSS')],
          unit: 'MB',
          goal: { atMost: 150 },
          absolute: `${Math.round(megabytes('VmHWM'))} MB at most since its start`,
        },
      ],
      remarks: [],
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function untilOpen(output: NodeJS.ReadableStream): Promise<void> {
  const lines = createInterface(output)
  for await (const line of lines) if (line.includes('Smart Cats is open')) return void output.resume()
}
