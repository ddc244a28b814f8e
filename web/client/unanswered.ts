import type { Operation } from '#contract/wire/operation.ts'

/*
 * The idempotency keys of what was created and has no answer yet (A7, reliability 4.4). They outlive a reload of the page: who
 * types the same again repeats the deed instead of doubling it. Kept is a short hash of what was sent, never its text.
 */

/** The key that an open form holds already, else that of an earlier try of the same, else a new one. */
export function keyFor(operation: Operation, input: unknown, held: string | null): string {
  const place = placeOf(operation, input)
  if (place === null) return held ?? newKey()
  const key = held ?? sessionStorage.getItem(place) ?? newKey()
  sessionStorage.setItem(place, key)
  return key
}

/** There is an answer: whoever does the same once more wants it done once more. */
export function forgetKey(operation: Operation, key: string): void {
  const places = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  for (const place of places)
    if (place.startsWith(`${prefix}${operation.name}:`) && sessionStorage.getItem(place) === key)
      sessionStorage.removeItem(place)
}

const prefix = 'unanswered:'

/**
 * Null where nothing is kept: a key kept for a change of what is there would answer a later change back with the earlier
 * one's answer.
 */
function placeOf(operation: Operation, input: unknown): string | null {
  if (!operation.creates || names(input)) return null
  // The code of an image is typed anew for each try.
  const sent = JSON.stringify(input, (field, value: unknown) => (/^captcha(Id|Code)$/.test(field) ? undefined : value))
  return `${prefix}${operation.name}:${hashOf(sent)}`
}

/** Whether it is about one that is there already. */
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

/** Random as `crypto.randomUUID` is, which plain HTTP in a local network and old WebViews do not have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
