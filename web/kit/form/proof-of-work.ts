import * as refusalCode from '#contract/refusals/codes.ts'
import * as z from 'zod/mini'
import { Refusal } from '#web/client/api.ts'

/** What `proof_needed` asks for: the number from 0 to `most` whose SHA-256 behind the salt is the goal. */
const task = z.object({ salt: z.string(), goal: z.string(), most: z.int(), seal: z.string() })
export type Task = z.output<typeof task>

/** The task in a refusal; null in any other. */
export function taskIn(error: unknown): Task | null {
  if (!(error instanceof Refusal) || error.code !== refusalCode.proof_needed) return null
  const read = task.safeParse(error.data)
  return read.success ? read.data : null
}

/** Enough at once to keep the browser busy, few enough to let the page render in between. */
const atOnce = 1000

/**
 * Tries the numbers in order; `onShare` is called with the progress. Throws if the page was loaded over plain HTTP,
 * where it may not hash, and if `signal` aborts.
 */
export async function solve(given: Task, onShare: (share: number) => void, signal: AbortSignal): Promise<string> {
  const { salt, goal, most, seal } = given
  const text = new TextEncoder()
  for (let from = 0; from <= most; from += atOnce) {
    signal.throwIfAborted()
    const count = Math.min(atOnce, most - from + 1)
    const digests = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        crypto.subtle.digest('SHA-256', text.encode(`${salt}:${from + index}`)),
      ),
    )
    const found = digests.findIndex((digest) => hexOf(digest) === goal)
    if (found >= 0) return `${salt}:${from + found}:${seal}`
    onShare((from + count) / (most + 1))
    await new Promise((resolve) => setTimeout(resolve))
  }
  throw new Error('the task has no solution')
}

const hexOf = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
