import type { Operation } from '#contract/wire/operation.ts'

/*
 * Idempotency keys of creations without an answer. They survive a reload of the page: typing the same again repeats the
 * request instead of doubling it. Only a short hash of the request is stored, never its text.
 */

/** The key that an open form already has, otherwise that of an earlier try of the same, otherwise a new one. */
export function keyFor(operation: Operation, input: unknown, held: string | null): string {
  const itemName = itemNameOf(operation, input)
  if (itemName === null) return held ?? newKey()
  const key = held ?? sessionStorage.getItem(itemName) ?? newKey()
  sessionStorage.setItem(itemName, key)
  return key
}

/** There is an answer: doing the same again is now meant as a second time. */
export function forgetKey(operation: Operation, key: string): void {
  const itemNames = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  for (const itemName of itemNames)
    if (itemName.startsWith(`${prefix}${operation.name}:`) && sessionStorage.getItem(itemName) === key)
      sessionStorage.removeItem(itemName)
}

/** What says which version a change was made from; a price row of a draft has a seal. */
const versionNames: readonly string[] = ['version', 'seal']

export const namesVersion = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && versionNames.some((name) => name in input)

/** Whether both ask for the same, whatever version they were made from. */
export const isSameWrite = (one: unknown, other: unknown): boolean => withoutVersion(one) === withoutVersion(other)

const withoutVersion = (input: unknown): string =>
  JSON.stringify(input, (name, value: unknown) => (versionNames.includes(name) ? undefined : value))

const prefix = 'unanswered:'

/** Null if no key is stored: a key stored for a change would make a later change get the answer of the earlier one. */
function itemNameOf(operation: Operation, input: unknown): string | null {
  if (!operation.creates || names(input)) return null
  // The code of an image differs with each try.
  const sent = JSON.stringify(input, (field, value: unknown) => (/^captcha(Id|Code)$/.test(field) ? undefined : value))
  return `${prefix}${operation.name}:${hashOf(sent)}`
}

/** Whether the input refers to something existing. */
const names = (input: unknown) => typeof input === 'object' && input !== null && 'id' in input && input.id !== undefined

/** Two rounds of FNV-1a: enough to tell a few forms apart. The server compares the whole body. */
function hashOf(text: string): string {
  const round = (seed: number) => {
    let hash = seed
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return `${round(0x811c9dc5)}${round(0x1b873593)}`
}

/** As random as `crypto.randomUUID`, which is missing on plain HTTP in a local network and in old WebViews. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
