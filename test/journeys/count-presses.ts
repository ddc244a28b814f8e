import type { Person } from './people.ts'

/** Counts what these people press with the mouse, on every page that they open from now on. */
export async function countPresses(people: readonly Person[]): Promise<() => number> {
  let presses = 0
  for (const { page } of people) {
    await page.context().exposeBinding('countPress', () => {
      presses += 1
    })
    await page.addInitScript(() => {
      // A press on a label is heard a second time, by its field.
      addEventListener('click', ({ isTrusted }) => isTrusted && (window as unknown as Counted).countPress(), true)
    })
  }
  return () => presses
}

interface Counted {
  readonly countPress: () => void
}
