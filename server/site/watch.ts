import type { House } from '#server/house.ts'
import { makeAhead } from './ahead.ts'

/** A publish shows on every node within a minute; looking costs a few short statements. */
const lookEveryMs = 20_000

/** Looks again and again whether the pages have to be made anew, until the process is told to stop. */
export function watchSite(house: House, onFault: (error: unknown) => void): void {
  const timer = setInterval(() => {
    makeAhead(house).catch(onFault)
  }, lookEveryMs)
  timer.unref()
  house.stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
}
