import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/free-port.ts'
import { openSimulator, type Simulator } from '#simulators/payments/simulator.ts'
import { startSignInSimulator } from '#simulators/sign-in/sign-in.ts'
import { announce, type Product } from './product.ts'
import { plain } from '#simulators/payments/faults.ts'
import { awayFor, lostMinor } from './provider-away.ts'

export default async function startProducts({ workers }: { readonly workers: number }) {
  // Stands for Alipay and WeChat Pay: each payment says where its product is.
  const payments = await openSimulator()
  payments.faults.isAway = everySecondTime(awayFor)
  payments.faults.notices = (number) =>
    payments.books.trades.get(number)?.amountMinor === lostMinor ? { ...plain, times: 0 } : plain
  const running = await Promise.all(Array.from({ length: workers }, () => startProduct(payments.settings)))
  announce(running)
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()))
    await payments.close()
  }
}

/** Whoever asks about this again finds the provider back. */
function everySecondTime(signs: readonly string[]) {
  const isBack = new Map<string, boolean>()
  return (question: string) => {
    const sign = signs.find((each) => question.includes(each))
    if (sign === undefined) return false
    const wasAway = isBack.get(sign) ?? false
    isBack.set(sign, !wasAway)
    return !wasAway
  }
}

export interface Started extends Product {
  /** What an operator's command needs to work on the same installation. */
  readonly environment: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
  /** Without a word, as when the power fails; `startAgain` begins on the same data and port. */
  readonly kill: () => Promise<void>
  readonly startAgain: () => Promise<void>
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
  const begin = () =>
    spawn(process.execPath, ['dist/server/main.js', ...words], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    })
  let product = begin()
  await untilReady(url, product)
  const startAgain = async () => {
    product = begin()
    await untilReady(url, product)
  }
  const stop = async () => {
    await ended(product, 'SIGTERM')
    await simulator.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, data: dataDir, environment, stop, kill: () => ended(product, 'SIGKILL'), startAgain }
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

function ended(product: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  return new Promise<void>((resolve) => {
    product.once('exit', () => resolve())
    product.kill(signal)
  })
}
