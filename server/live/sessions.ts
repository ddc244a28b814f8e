import type { Db } from '#server/database/db.ts'
import { liveMemberSessions, liveStaffSessions } from './sql.ts'
import type { Stream, Streams } from './streams.ts'

const askedAtOnce = 500

/**
 * Ends the streams whose session ended, or whose person was disabled, works in other warehouses or has other roles. What
 * opened a stream is asked for again every two seconds, so no deed that ends a session has to remember streams.
 */
export async function endStrangers(db: Db, streams: Streams): Promise<void> {
  const all = streams.audiences()
  for (let first = 0; first < all.length; first += askedAtOnce)
    await endAmong(db, all.slice(first, first + askedAtOnce))
}

async function endAmong(db: Db, some: readonly Stream[]) {
  const ofMembers = some.filter(({ staff }) => staff === null)
  const ofStaff = some.filter(({ staff }) => staff !== null)
  const open = new Set<string>()
  if (ofMembers.length > 0)
    for (const { sessionId } of await liveMemberSessions(
      db,
      ofMembers.map(({ sessionId: id }) => id),
    ))
      open.add(sessionId)
  if (ofStaff.length > 0)
    for (const { sessionId, ...rights } of await liveStaffSessions(
      db,
      ofStaff.map(({ sessionId: id }) => id),
    ))
      open.add(sessionId + rightsOf(rights))
  for (const stream of some) {
    const { sessionId, staff } = stream
    if (!open.has(staff ? sessionId + rightsOf(staff) : sessionId)) stream.end('session')
  }
}

const rightsOf = ({
  roles,
  warehouseIds,
}: {
  readonly roles: readonly string[]
  readonly warehouseIds: readonly string[]
}) => JSON.stringify([roles, warehouseIds])
