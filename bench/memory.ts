import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { isServerBuilt, startBuiltServer } from './built-server.ts'
import type { Section } from './figure.ts'

const idleSeconds = 10

/** The memory of the built server after it has started and with no callers, without its database. */
export async function measureMemory({ databases, folder }: Bench): Promise<Section> {
  const section = {
    inRounds: false,
    title: 'Idle memory of the server',
    about: `Resident memory of the built server in production mode, ${idleSeconds} s after its start, without the database.`,
  } as const
  const missing = !isServerBuilt()
    ? 'the server is not built'
    : !existsSync('/proc/self/status')
      ? 'there is no /proc'
      : null
  if (missing) return { ...section, figures: [], remarks: [`Not measured: ${missing}.`] }
  const server = await startBuiltServer({
    NODE_ENV: 'production',
    DATABASE_URL: await databases.create('memory'),
    DATA_DIR: join(folder, 'memory'),
    PUBLIC_URL: 'https://localhost',
    SMTP_URL: 'none',
    SECRET_KEY: 'a secret of the measurements alone',
    PORT: '0',
  })
  try {
    await delay(idleSeconds * 1000)
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
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
    await server.stop()
  }
}
