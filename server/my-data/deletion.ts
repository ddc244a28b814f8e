import type { myData } from '#contract/my-data.ts'
import { obstacleWords } from '#contract/my-data.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { requireFreshProof } from '#server/auth/fresh-proof.ts'
import { noteAccountStep, proveOwnPassword, sendMemberMail } from '#server/members/members.ts'
import { assert } from '#server/http/refuse.ts'
import { askedMail } from './mail.ts'
import { insertDeletion, newestDeletion, obstaclesOf, withdrawOpenDeletion } from './sql.ts'

type Obstacles = Output<typeof myData.get>['obstacles']

/** E-74: the request for deletion, and what would have to be settled first. */
export async function get({ db, member }: ReadCall & AsMember): Promise<Output<typeof myData.get>> {
  const [deletion, obstacles] = await Promise.all([newestDeletion(db, member.id), obstaclesBy(db, [member.id])])
  return { deletion: deletion ?? null, obstacles: obstacles.get(member.id) ?? [] }
}

/** E-76: requires the password or a fresh proof, since it ends the account. Repeated, it is the same request. */
export async function askDeletion(
  call: WriteCall & AsMember,
  { password }: Input<typeof myData.askDeletion>,
): Promise<Output<typeof myData.askDeletion>> {
  const { tx, member, context } = call
  if (password === undefined) await requireFreshProof(tx, call)
  else await proveOwnPassword(call, password)
  const asked = await insertDeletion(tx, member.id)
  if (!asked) {
    const standing = await newestDeletion(tx, member.id)
    assert(standing, 'a request that stands in the way is there')
    return standing
  }
  const actor = { kind: 'member', id: member.id } as const
  await noteAccountStep(tx, { memberId: member.id, event: 'ask_deletion', actor })
  await sendMemberMail(tx, member.id, 'DELETION_ASKED', (language) =>
    askedMail(language, context.environment.publicUrl),
  )
  return asked
}

/** E-77 */
export async function withdrawDeletion({
  tx,
  member,
}: WriteCall & AsMember): Promise<Output<typeof myData.withdrawDeletion>> {
  const withdrawn = orRefuse(await withdrawOpenDeletion(tx, member.id), 'not_found')
  const actor = { kind: 'member', id: member.id } as const
  await noteAccountStep(tx, { memberId: member.id, event: 'withdraw_deletion', actor })
  return withdrawn
}

/** What is still under way for each member. */
export async function obstaclesBy(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, Obstacles>> {
  const rows = await obstaclesOf(db, memberIds)
  return new Map(
    rows.map((row) => [
      row.memberId,
      obstacleWords.map((code) => ({ code, count: row[code] })).filter(({ count }) => count > 0),
    ]),
  )
}
