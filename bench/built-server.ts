import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

export const isServerBuilt = () => existsSync(main)

export interface BuiltServer {
  readonly pid: number
  stop(): Promise<void>
}

/** The product as `npm run build` leaves it, with reference data only; resolves once it is listening. */
export async function startBuiltServer(settings: Readonly<Record<string, string>>): Promise<BuiltServer> {
  const child = spawn(process.execPath, [main, '--empty'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...settings },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  await Promise.race([
    untilOpen(child.stdout),
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
  ])
  return { pid: child.pid ?? 0, stop }
}

async function untilOpen(output: NodeJS.ReadableStream): Promise<void> {
  const lines = createInterface(output)
  for await (const line of lines) if (line.includes('Smart Cats is open')) return void output.resume()
}
