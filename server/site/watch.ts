import type { Context } from '#server/context.ts'
import { makeAhead } from './ahead.ts'

/** A change shows on every node within a minute; a check costs a few short statements. */
const lookEveryMs = 20_000

/** Checks again and again whether the pages have to be made again, until the process is told to stop. */
export function watchSite(context: Context, onFault: (error: unknown) => void): void {
  const timer = setInterval(() => {
    makeAhead(context).catch(onFault)
  }, lookEveryMs)
  timer.unref()
  context.stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
}
