import type { Locator, Page } from '@playwright/test'

/** Types as a keyboard-wedge scanner does: Shift where needed, no pause between keys, and Enter. */
export async function scanInto(page: Page, ...codes: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const keys = codes.flatMap((code) => [...[...code].map((char) => keyOf(char)), enter])
  // Sent all at once and awaited later: the next key does not wait for the page to handle the last.
  await Promise.all(
    keys.flatMap((key) => [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: key.key, code: key.code }),
    ]),
  )
  await session.detach()
}

const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }

function keyOf(char: string) {
  const upper = char.toUpperCase()
  const code = /\d/.test(char) ? `Digit${char}` : char === '-' ? 'Minus' : `Key${upper}`
  return { key: char, code, text: char, windowsVirtualKeyCode: char === '-' ? 189 : upper.charCodeAt(0) }
}

/** Where the focus may have been last: each a place to put it, and whether that is possible now. */
export async function focusOn(page: Page, place: Locator | 'nowhere'): Promise<void> {
  if (place === 'nowhere') {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    return
  }
  await place.focus()
}

/** Codes of every kind that couriers print, each unique. `chance` returns a number below one. */
export function codesFor(count: number, chance: () => number): string[] {
  const digits = (length: number) => Array.from({ length }, () => Math.floor(chance() * 10)).join('')
  const kinds = [
    (at: number) => `753${at}${digits(10)}`,
    (at: number) => `SF14${at}${digits(9)}`,
    (at: number) => `yt${at}${digits(11)}`,
    (at: number) => `JT-${at}-${digits(6)}`,
    (at: number) => `${at}${digits(28)}`,
    // As short as a scan may be, and random enough never to repeat.
    () => `Z${digits(7)}`,
  ]
  return Array.from({ length: count }, (_, at) => (kinds[at % kinds.length] ?? kinds[0]!)(1000 + at))
}

/** Repeatable randomness: the same seed gives the same numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
