import { connect } from 'node:net'

/* What a request costs this process, without the overhead of an HTTP client. */

interface Request {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string | number>>
  readonly body?: string
}

/** Sends a request and reads only the status. */
export function statusOf(url: string, { method = 'GET', path, headers = {}, body = '' }: Request): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const lines = Object.entries({ host: hostname, ...headers }).map(([name, value]) => `${name}: ${value}`)
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    if (body !== '') socket.write(body)
    socket.once('error', reject)
    socket.once('data', (answer) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1]))
      socket.destroy()
    })
  })
}

/**
 * The lowest of twenty, or the first that is within the allowance: other work on this machine, and what this process
 * collects and compiles of earlier requests meanwhile, is not their cost.
 */
export async function cpuMsOf(work: () => Promise<unknown>, allowedMs = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 20 && least > allowedMs; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
