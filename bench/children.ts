import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { DriverPlan } from './driver.ts'
import type { Load, LoadPlan } from './load.ts'
import type { ScanPlan, ScanTimes } from './scanner.ts'

/* What is measured runs as in production: bundled JavaScript in separate processes. */

const here = fileURLToPath(new URL('.', import.meta.url))

/** Inside the project, so that the bundles find the installed packages. */
const bundles = join(here, '../results/bench')

export async function buildChildren(): Promise<void> {
  const names = ['server', 'load', 'driver', 'scanner']
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir: bundles,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(here, `${name}.ts`)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })
}

const bundled = (name: string) => join(bundles, `${name}.mjs`)

export interface RunningServer {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

export async function startServer(
  kind: 'product' | 'session',
  connectionString: string,
  folder: string,
): Promise<RunningServer> {
  const child = fork(bundled('server'), [kind, connectionString, join(folder, kind)], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await ended
  }
  const port = await Promise.race([
    once(child, 'message').then(([message]) => Number(message)),
    ended.then(([code]) => Promise.reject(new Error(`The ${kind} server ended with ${code}.`))),
  ])
  return { port, pid: child.pid ?? 0, stop }
}

/** Calls a server as planned; throws if any answer is not a success. */
export async function runLoad(plan: LoadPlan, folder: string): Promise<Load> {
  return JSON.parse(await run('load', plan, folder))
}

/** Payments a second with the bare driver. */
export async function runDriver(plan: DriverPlan, folder: string): Promise<number> {
  return JSON.parse(await run('driver', plan, folder))
}

/** Scans as planned; throws if any answer is not the expected one. */
export async function runScanner(plan: ScanPlan, folder: string): Promise<ScanTimes> {
  return JSON.parse(await run('scanner', plan, folder))
}

async function run(name: string, plan: LoadPlan | DriverPlan | ScanPlan, folder: string): Promise<string> {
  const path = join(folder, `${name}.json`)
  await writeFile(path, JSON.stringify(plan))
  const { stdout } = await promisify(execFile)(process.execPath, [bundled(name), path], { maxBuffer: 64_000_000 })
  return stdout
}
