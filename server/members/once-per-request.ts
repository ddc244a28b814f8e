/*
 * A handler may run again when the database asks for a retry. A code of a third party can be exchanged only once, so
 * the second run takes what the first one was told.
 */

const told = new Map<string, Promise<unknown>>()
const keptAtMost = 1000

/** Request ids are made by us, so nobody can name another's. */
export function oncePerRequest<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  const known = told.get(requestId)
  if (known) return known as Promise<T>
  const answer = work()
  told.set(requestId, answer)
  const [oldest] = told.keys()
  if (told.size > keptAtMost && oldest !== undefined) told.delete(oldest)
  return answer
}
