import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/free-port.ts'
import type { Simulator } from '#simulators/payments/simulator.ts'
import { startSignInSimulator } from '#simulators/sign-in/sign-in.ts'
import type { Product } from './product.ts'

export interface Started extends Product {
  /** What an operator's command needs to work on the same installation. */
  readonly environment: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

/** The built product with a fresh data folder and a free port, started as a person would. */
export async function startProduct(
  payments: Simulator['settings'],
  { words = [] }: { readonly words?: readonly string[] } = {},
): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-cats-journey-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const simulator = await startSignInSimulator({ redirectUri: `${url}/web_site/signInReturn` })
  const environment = {
    ...process.env,
    ...payments,
    ...simulator.settings,
    NODE_ENV: 'test',
    // Push messages are offered; the browsers of the journeys have no push service.
    VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    VAPID_CONTACT: 'mailto:ops@cats.example',
    PORT: String(port),
    DATA_DIR: dataDir,
    CAPTCHA_ECHO: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
  const product = spawn(process.execPath, ['dist/server/main.js', ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  })
  await untilReady(url, product)
  const stop = async () => {
    await ended(product)
    await simulator.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, data: dataDir, environment, stop }
}

async function untilReady(url: string, product: ChildProcess) {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; ) {
    if (product.exitCode !== null) throw new Error(`the product ended with ${product.exitCode}`)
    const ready = await fetch(`${url}/api/ready`).catch(() => null)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the product was not ready within 90 s')
}

function ended(product: ChildProcess) {
  return new Promise<void>((resolve) => {
    product.once('exit', () => resolve())
    product.kill('SIGTERM')
  })
}
