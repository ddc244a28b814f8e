import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/*
 * A separate process that scans as stations do: so many scans a second, each begun on time even while earlier ones
 * wait for their answers. Any answer other than the expected one ends it.
 */

export interface ScanCall {
  readonly name: string
  readonly method: string
  readonly url: string
  readonly body: string | null
  /** Idempotency key. */
  readonly key: string | null
  /** What the envelope's code has to be. */
  readonly code: number
}

/** Steps follow each other, and the calls of one step go out together. */
export interface PlannedScan {
  readonly kind: string
  readonly steps: readonly (readonly ScanCall[])[]
}

export interface ScanPlan {
  readonly port: number
  /** Of the people who scan in turn. */
  readonly tokens: readonly string[]
  readonly perSecond: number
  /** Of the first ones the times are not kept. */
  readonly warmUp: number
  readonly scans: readonly PlannedScan[]
}

/** Milliseconds: of each call by its name, and of scans from the first call to the last answer by their kind. */
export interface ScanTimes {
  readonly calls: Readonly<Record<string, readonly number[]>>
  readonly scans: Readonly<Record<string, readonly number[]>>
}

const { port, tokens, perSecond, warmUp, scans }: ScanPlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const calls: Record<string, number[]> = {}
const whole: Record<string, number[]> = {}
const started = performance.now()

await Promise.all(
  scans.map(async (scan, place) => {
    const dueAt = started + (place * 1000) / perSecond
    await delay(dueAt - performance.now())
    for (const step of scan.steps)
      await Promise.all(step.map((call) => make(call, tokens[place % tokens.length] ?? '', place >= warmUp)))
    if (place >= warmUp) (whole[scan.kind] ??= []).push(performance.now() - dueAt)
  }),
)
const times: ScanTimes = { calls, scans: whole }
process.stdout.write(JSON.stringify(times))

async function make({ name, method, url, body, key, code }: ScanCall, token: string, isKept: boolean): Promise<void> {
  const begun = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    body,
    headers: {
      token,
      lang: 'cn',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
  })
  const answer = await response.text()
  if (!answer.startsWith(`{"code":${code},`)) throw new Error(`${name} ${url} ${body} answered ${answer}`)
  if (isKept) (calls[name] ??= []).push(performance.now() - begun)
}
