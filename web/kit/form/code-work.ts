import type { captchas } from '#contract/captchas.ts'
import type { Output } from '#contract/wire/operation.ts'

export type CodeTask = Pick<Output<typeof captchas.work>, 'salt' | 'goal' | 'most' | 'iterations'>

/** So many at once that all cores are kept busy, so few that the page is drawn in between. */
const atOnce = 16

/**
 * Finds the number that a task of E-89 asks for by trying; `onShare` is called with the progress. Throws if the page
 * was loaded over plain HTTP, where it may not compute, and if `signal` aborts.
 */
export async function findNumber(
  { salt, goal, most, iterations }: CodeTask,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(salt), 'PBKDF2', false, ['deriveBits'])
  const derive = (number: number) =>
    crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(`${number}`), iterations }, key, 256)
  for (let from = 0; from <= most; from += atOnce) {
    signal.throwIfAborted()
    const numbers = Array.from({ length: Math.min(atOnce, most - from + 1) }, (_each, index) => from + index)
    const derived = await Promise.all(numbers.map(derive))
    const found = derived.findIndex((bits) => hexOf(bits) === goal)
    if (found >= 0) return String(from + found)
    onShare((from + numbers.length) / (most + 1))
  }
  throw new Error('the task has no solution')
}

const hexOf = (bits: ArrayBuffer) =>
  Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('')
