import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

export interface ChildServer {
  readonly url: string
  /** Ends it as a power cut would: it sends, writes and undoes nothing more. */
  readonly kill: () => Promise<void>
}

/** The whole product in a separate process, on an existing database. */
export async function startChild(
  databaseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--empty'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilOpen(child)
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** It prints its address once it is listening. */
async function untilOpen(child: ChildProcess): Promise<void> {
  let said = ''
  for await (const part of child.stdout ?? []) {
    said += String(part)
    if (said.includes('is open')) {
      child.stdout?.resume()
      return
    }
  }
  throw new Error(`The server did not start: ${said}`)
}
