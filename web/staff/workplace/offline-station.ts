import { site } from '#contract/content.ts'
import { staff } from '#contract/staff.ts'
import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import { isUnreached } from '#web/client/api.ts'
import { standAroundReads } from '#web/client/queries.ts'
import { staffBase } from '#web/staff/paths.ts'
import { stationKey } from './station-key.ts'

/*
 * A station goes on after a reload without a network: a service worker keeps its page, and the tab keeps the two answers
 * without which that page shows nothing. On everybody's own device neither is kept.
 */

const keptReads: readonly Operation[] = [staff.me, site.formOptions]
const placeOf = ({ name }: Operation, input: unknown) => `station-read:${name}:${JSON.stringify(input)}`

export function startStation(): void {
  standAroundReads(readAtStation)
  followKey()
  stationKey.subscribe(followKey)
}

async function readAtStation<Op extends Operation>(
  operation: Op,
  input: Input<Op>,
  ask: () => Promise<Output<Op>>,
): Promise<Output<Op>> {
  if (stationKey.read() === null || !keptReads.includes(operation)) return ask()
  const place = placeOf(operation, input)
  try {
    const answer = await ask()
    sessionStorage.setItem(place, JSON.stringify(answer))
    return answer
  } catch (error) {
    const kept = sessionStorage.getItem(place)
    if (kept === null || !(error instanceof Error) || !isUnreached(error)) throw error
    return JSON.parse(kept) as Output<Op>
  }
}

/** What the tab keeps is about the person who leaves. */
export function forgetStationReads(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith('station-read:')) sessionStorage.removeItem(name)
}

const worker = `${staffBase}/station-worker.js`

/** Registered while this device is a station. Browsers have no workers over plain HTTP, nor in some private windows. */
function followKey(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (stationKey.read() !== null) void serviceWorker.register(worker).catch(goWithout)
  else void serviceWorker.getRegistration(`${staffBase}/`).then((found) => found?.unregister(), goWithout)
}

/** Without a worker the station works as long as its page stays open. */
const goWithout = () => undefined
