import type { staffUnclaimedParcels } from '#contract/claims.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { unclaimedCan } from '#domain/claim.ts'
import { parcelCan } from '#domain/parcel.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { findMemberByNumber, isSomebody, type MemberCard, memberCardsById } from '#server/members/members.ts'
import { holdNumber, type NumberedParcel } from '#server/parcels/parcels.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { isContested } from './contest.ts'
import {
  describe,
  findNumber,
  findRejectedBy,
  type HeldUnclaimed,
  lockOpenClaims,
  lockUnclaimed,
  markDisposed,
  type OpenClaim,
} from './decide.sql.ts'
import { closeOthers, give } from './give.ts'
import { unclaimedRow } from './rows.ts'
import { decides, mayTouch } from './scope.ts'
import { findClaim } from './staff.sql.ts'
import { insertStep } from './submit.sql.ts'
import { contestedText, keptUntilText } from './text.ts'

type Call = WriteCall & AsStaff
type Typed = Input<typeof staffUnclaimedParcels.update>

/** A parcel with everything that depends on it, locked. */
interface Held {
  readonly unclaimed: HeldUnclaimed
  readonly open: readonly OpenClaim[]
  /** All members' parcels with this number. */
  readonly known: readonly NumberedParcel[]
}

/** B-IN-11: shows or hides it, notes what its label says, gives it to a member, or disposes of it. */
export async function update(call: Call, typed: Typed): Promise<Output<typeof staffUnclaimedParcels.update>> {
  const { tx, staff } = call
  const { id } = typed
  const outcome = outcomeOf(typed)
  const held = await hold(call, id)
  if (!mayTouch(staff, held.unclaimed.warehouseId)) refuse('role_missing')
  if (!unclaimedCan.describe(held.unclaimed)) refuse('staff_state')
  if (typed.version !== undefined && typed.version !== held.unclaimed.version) refuse('version_conflict')
  // A claim that nobody has seen would be closed with it.
  const isSeen = typed.openClaims === undefined || typed.openClaims === held.open.length
  if (outcome !== null && !isSeen) refuse('version_conflict')
  await note(call, typed, held.unclaimed)
  if (outcome === 'assign') await assign(call, held, await memberTyped(call, typed))
  if (outcome === 'match') await match(call, held, typed.matchParcelId ?? '')
  if (outcome === 'dispose') await dispose(call, held)
  const row = await unclaimedRow(call, tx, id)
  call.audit({ kind: 'unclaimed parcel', id, before: audited(held.unclaimed), after: { ...audited(row), outcome } })
  return row
}

const audited = ({ state, published, version }: Pick<HeldUnclaimed, 'state' | 'published' | 'version'>) => ({
  state,
  published,
  version,
})

/** At most one of the three. */
function outcomeOf({ assignMemberNumber, matchParcelId, disposed }: Typed): 'assign' | 'match' | 'dispose' | null {
  const changes = [
    assignMemberNumber ? (['assign', 'assignMemberNumber'] as const) : null,
    matchParcelId ? (['match', 'matchParcelId'] as const) : null,
    disposed ? (['dispose', 'disposed'] as const) : null,
  ].filter((each) => each !== null)
  const [first, second] = changes
  if (second) refuseFields({ [second[1]]: 'field_choice' })
  return first?.[0] ?? null
}

/** Locks the number, the parcel and the claims on it, in this order. */
export async function hold({ context, tx }: Call, id: string): Promise<Held> {
  const { 'unclaimed.retentionDays': retentionDays } = await readConfig(context, tx)
  const known = await holdNumber(tx, orRefuse(await findNumber(tx, id), 'not_found').trackingNumber)
  const unclaimed = orRefuse(await lockUnclaimed(tx, id, retentionDays), 'staff_state')
  return { known, unclaimed, open: await lockOpenClaims(tx, id) }
}

async function note({ tx, staff }: Call, typed: Typed, unclaimed: HeldUnclaimed) {
  const { published = unclaimed.published, labelText = unclaimed.labelText } = typed
  if (published === unclaimed.published && labelText === unclaimed.labelText) return
  orRefuse(await describe(tx, unclaimed.id, published, labelText), 'staff_state')
  await insertStep(tx, {
    unclaimedId: unclaimed.id,
    claimId: null,
    event: 'describe',
    from: unclaimed.state,
    to: unclaimed.state,
    actor: { kind: 'staff', id: staff.id },
    details: {
      before: { published: unclaimed.published, labelText: unclaimed.labelText },
      after: { published, labelText },
    },
  })
}

export async function memberTyped(
  { tx }: Call,
  { assignMemberNumber = '' }: Typed,
  field = 'assignMemberNumber',
): Promise<MemberCard> {
  const owner = await findMemberByNumber(tx, assignMemberNumber)
  if (!owner || !isSomebody(owner)) refuseFields({ [field]: 'field_member_number' })
  return owner
}

/** To the member whom the label or other evidence names; their own forecast of the number is used. */
export async function assign(call: Call, { unclaimed, open, known }: Held, owner: MemberCard) {
  await requireUncontested(call, unclaimed.id, open, owner)
  const forecast = known.filter(parcelCan.match).find(({ memberId }) => memberId === owner.memberId)
  await give(call, { unclaimed, owner, forecast, open, event: 'match', note: '' })
}

/** To one of those who forecast its number. */
async function match(call: Call, { unclaimed, open, known }: Held, parcelId: string) {
  const forecast = known.filter(parcelCan.match).find(({ id }) => id === parcelId)
  if (!forecast) refuseFields({ matchParcelId: 'field_choice' })
  const owner = (await memberCardsById(call.tx, [forecast.memberId])).get(forecast.memberId)
  assert(owner, 'every parcel has its member')
  await requireUncontested(call, unclaimed.id, open, owner)
  await give(call, { unclaimed, owner, forecast, open, event: 'match', note: '' })
}

/**
 * Where two people have to decide, its claims decide; and nobody gives a parcel to themselves. A claim that this person
 * has rejected still counts: otherwise they would decide alone.
 */
async function requireUncontested(call: Call, unclaimedId: string, open: readonly OpenClaim[], owner: MemberCard) {
  const { tx, staff } = call
  const theirs =
    open.find(({ memberId }) => memberId === owner.memberId) ??
    (await findRejectedBy(tx, unclaimedId, owner.memberId, staff.id))
  const claim = theirs && (await findClaim(tx, theirs.id))
  if (await isContested(call, unclaimedId, open, claim)) refuse('four_eyes', { text: contestedText })
  await refuseOwnAccount(tx, staff.id, owner.memberId)
}

async function dispose(call: Call, { unclaimed, open }: Held) {
  const { tx, staff } = call
  if (!decides(staff)) refuse('role_missing')
  if (!unclaimed.isOverdue) refuse('staff_state', { text: keptUntilText(unclaimed.keptUntil.slice(0, 10)) })
  orRefuse(await markDisposed(tx, unclaimed.id), 'staff_state')
  await insertStep(tx, {
    unclaimedId: unclaimed.id,
    claimId: null,
    event: 'dispose',
    from: unclaimed.state,
    to: null,
    actor: { kind: 'staff', id: staff.id },
  })
  await closeOthers(call, unclaimed, open, 'disposed')
}
