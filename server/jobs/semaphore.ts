import { Refused } from '#server/http/refuse.ts'

/** Lets a few through at a time; a caller who waits longer than `patienceMs` is told to come back (503). */
export function semaphore(atOnce: number, patienceMs: number) {
  const waiting: (() => void)[] = []
  let inside = 0

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(new Refused('maintenance'))
      }
      const timer = setTimeout(giveUp, patienceMs)
      waiting.push(enter)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < atOnce) inside += 1
    else await wait()
    try {
      return await work()
    } finally {
      // Passes the place on to the next in the queue directly, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
