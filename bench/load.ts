import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { percentile } from './statistics.ts'

/*
 * A separate process that calls a server: each connection stays open and sends its next request when the last one is
 * answered. It speaks HTTP over bare sockets, because it shares the cores with what it measures, and a full HTTP client
 * would cost as much as the server. Any answer other than code 0 ends it.
 */

export interface LoadPlan {
  readonly port: number
  readonly connections: number
  readonly warmUpSeconds: number
  readonly seconds: number
  /** Raw requests; connection c sends c, c + connections, c + 2 × connections … */
  readonly requests: readonly string[]
  /** Whether the requests may be repeated. */
  readonly again: boolean
}

export interface Load {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  /** All answered requests, including the warm-up. */
  readonly answered: number
}

/** The envelope of a success starts with this. */
const success = Buffer.from('{"code":0,')
const endOfHead = Buffer.from('\r\n\r\n')

const plan: LoadPlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const from = performance.now() + plan.warmUpSeconds * 1000
const until = from + plan.seconds * 1000
const timesMs: number[] = []
let answered = 0

await Promise.all(Array.from({ length: plan.connections }, (_, connection) => keepCalling(connection)))
const load: Load = {
  perSecond: timesMs.length / plan.seconds,
  p50Ms: percentile(timesMs, 50),
  p95Ms: percentile(timesMs, 95),
  answered,
}
process.stdout.write(JSON.stringify(load))

function keepCalling(connection: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(plan.port, '127.0.0.1').setNoDelay(true)
    let next = connection
    let startedAt = 0
    let missing = 0

    const send = () => {
      startedAt = performance.now()
      if (startedAt >= until) return socket.end(resolve)
      const request = plan.requests[plan.again ? next % plan.requests.length : next]
      if (request === undefined) return fail('The requests are used up.')
      next += plan.connections
      socket.write(request)
    }
    const receive = (chunk: Buffer) => {
      missing = missing === 0 ? missingAfter(chunk) : missing - chunk.length
      if (missing > 0) return
      if (missing < 0) return fail(`Not a success: ${told(chunk)}`)
      answered++
      const now = performance.now()
      if (startedAt >= from && now < until) timesMs.push(now - startedAt)
      send()
    }
    const fail = (reason: string) => {
      socket.destroy()
      reject(new Error(reason))
    }
    socket.on('connect', send).on('data', receive).on('error', reject)
  })
}

/** The status and the envelope, without the headers in between. */
function told(chunk: Buffer): string {
  const answer = chunk.toString('utf8')
  return `${answer.slice(0, answer.indexOf('\r\n'))} ${answer.slice(answer.indexOf('\r\n\r\n')).trim()}`
}

/** How many bytes of a success are still to come after its first chunk; negative if it is not a success. */
function missingAfter(chunk: Buffer): number {
  const head = chunk.indexOf(endOfHead)
  const body = head + endOfHead.length
  if (head < 0 || !chunk.subarray(body, body + success.length).equals(success)) return -1
  const length = /^content-length: (\d+)/im.exec(chunk.toString('latin1', 0, head))?.[1]
  return length === undefined ? -1 : body + Number(length) - chunk.length
}
