import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { headless, quietFlags } from './browser.ts'

/*
 * A browser as a person has it on a phone: with a profile on disk, without a debugger in its pages, and with the same
 * slow network for its service worker. Playwright's debugger makes V8 read React's source again for each error that is
 * created, 90 of a phone's milliseconds at each start, and its emulated network is not that of the worker, whose
 * documents then arrive at once.
 */

/** 390 px, a processor a quarter as fast. */
export const slowdown = 4
const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
/** 1.6 Mbit/s, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Record<string, unknown>
  readonly sessionId?: string
  readonly result?: Record<string, unknown>
  readonly error?: { readonly message: string }
}

export interface PhonePage {
  /** Resolves at the end of the load event. */
  open(address: string): Promise<void>
  /** The value of an expression in the page; promises are awaited. */
  evaluate<Value>(expression: string): Promise<Value>
  close(): Promise<void>
}

export interface Phone {
  readonly version: string
  page(): Promise<PhonePage>
  close(): Promise<void>
}

const flags = [headless, ...quietFlags, '--accept-lang=zh-HK', '--lang=zh-HK']

/** Starts the browser with an empty profile. Its network is slow for pages and for the service worker. */
export async function startPhone(executablePath: string, folder: string): Promise<Phone> {
  const profile = await mkdtemp(join(folder, 'profile-'))
  const child = spawn(executablePath, [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const line = openLine(child)
  const { product } = await line.send<{ product: string }>('Browser.getVersion')
  line.onAttached((sessionId, isWorker) => slowDown(line, sessionId, isWorker))
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  await line.send('Target.setAutoAttach', attach)
  return {
    version: product,
    page: () => openPage(line),
    close: async () => {
      const ended = once(child, 'exit')
      await line.send('Browser.close').catch(() => child.kill())
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function slowDown(line: Line, sessionId: string, isWorker: boolean): Promise<void> {
  const send = (method: string, params: object = {}) => line.send(method, params, sessionId)
  const isSlow = [send('Network.enable'), send('Network.emulateNetworkConditions', network)]
  if (!isWorker)
    isSlow.push(
      send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
      send('Emulation.setDeviceMetricsOverride', screen),
      send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] }),
      send('Page.enable'),
    )
  await Promise.all(isSlow)
  await send('Runtime.runIfWaitingForDebugger')
}

async function openPage(line: Line): Promise<PhonePage> {
  const { targetId } = await line.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const sessionId = await line.sessionOf(targetId)
  return {
    open: async (url) => {
      const loaded = line.next('Page.loadEventFired', sessionId)
      await line.send('Page.navigate', { url }, sessionId)
      await loaded
    },
    evaluate: async <Value>(expression: string) => {
      const asked = { expression, awaitPromise: true, returnByValue: true }
      const { result } = await line.send<{ result: { value: Value } }>('Runtime.evaluate', asked, sessionId)
      return result.value
    },
    close: async () => void (await line.send('Target.closeTarget', { targetId })),
  }
}

type Line = ReturnType<typeof openLine>

/** The browser's protocol: messages that end with a zero byte, on two pipes. */
function openLine(child: ChildProcess) {
  const [, , , output, input] = child.stdio as unknown as [null, null, null, Writable, Readable]
  const asked = new Map<number, (message: Message) => void>()
  const awaited: { method: string; sessionId: string; done: () => void }[] = []
  const sessions = new Map<string, Promise<string>>()
  let attached: (sessionId: string, isWorker: boolean) => Promise<void> = async () => {}
  let last = 0
  let rest = ''
  input.setEncoding('utf8')
  input.on('data', (part: string) => {
    const messages = (rest + part).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) take(JSON.parse(message))
  })

  function take(message: Message): void {
    if (message.id !== undefined) {
      asked.get(message.id)?.(message)
      asked.delete(message.id)
    }
    if (message.method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = message.params as {
        sessionId: string
        targetInfo: { targetId: string; type: string }
      }
      const ready = attached(sessionId, targetInfo.type !== 'page').catch(() => {})
      sessions.set(
        targetInfo.targetId,
        ready.then(() => sessionId),
      )
    }
    const at = awaited.findIndex(
      ({ method, sessionId }) => method === message.method && sessionId === message.sessionId,
    )
    if (at >= 0) awaited.splice(at, 1)[0]?.done()
  }

  return {
    send: <Result = Record<string, unknown>>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<Result>((resolve, reject) => {
        const id = ++last
        asked.set(id, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as Result),
        )
        output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    next: (method: string, sessionId: string) =>
      new Promise<void>((done) => {
        awaited.push({ method, sessionId, done })
      }),
    onAttached: (set: typeof attached) => {
      attached = set
    },
    sessionOf: async (targetId: string) => (await sessions.get(targetId)) ?? Promise.reject(new Error('no page')),
  }
}
