import type { AsMember, AsStaff, StreamCall } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import type { Pipe } from '#server/http/stream.ts'
import { isForStaff } from './scope.ts'
import { eventsAfter, eventsOfMemberAfter, readKept } from './sql.ts'
import { streamsOf } from './live.ts'
import type { Audience, Missed } from './streams.ts'

/** Who missed more than this reads everything shown again, which is less work for both. */
const missedAtMost = 200
/** Most events are somebody else's: so many are looked through for a person of the staff. */
const readAtMost = 2000

/** E-110: what changes for this member, from now on or from where an earlier stream ended. */
export const follow = ({ member, ...call }: StreamCall & AsMember) =>
  followAs(call, { personId: member.id, sessionId: member.sessionId, staff: null })

/** B-RP-30: what changes for this person's roles, in their warehouses. */
export const followAsStaff = ({ staff, ...call }: StreamCall & AsStaff) =>
  followAs(call, { personId: staff.id, sessionId: staff.sessionId, staff })

async function followAs({ context, lastEventId }: StreamCall, audience: Audience) {
  // Entered before what it missed is read: what happens meanwhile waits for it, and nothing falls in between.
  const stream = streamsOf(context).enter(audience)
  try {
    const { missed, after } = await readMissed(context.database.reads, audience, lastEventId)
    return (pipe: Pipe) => stream.open(pipe, missed, after)
  } catch (fault) {
    stream.leave()
    throw fault
  }
}

/**
 * What happened after the last event that this caller got. One who comes for the first time gets the last minute: what
 * they read just before may already be out of date.
 */
async function readMissed(
  db: Db,
  audience: Audience,
  lastEventId: string | null,
): Promise<{ missed: Missed; after: number }> {
  const { last, first, minuteAgo } = await readKept(db)
  const asked = lastEventId !== null && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null
  const after = asked ?? minuteAgo ?? (first === null ? last : first - 1)
  const isKept = after === last || (after < last && first !== null && first <= after + 1)
  if (!isKept) return { missed: null, after: last }
  const { staff, personId } = audience
  const missed = staff
    ? await eventsAfter(db, after, readAtMost)
    : await eventsOfMemberAfter(db, personId, after, missedAtMost + 1)
  const own = staff ? missed.filter((event) => isForStaff(staff, event)) : missed
  const isTooMuch = own.length > missedAtMost || missed.length === readAtMost
  return isTooMuch ? { missed: null, after: last } : { missed: own, after }
}
