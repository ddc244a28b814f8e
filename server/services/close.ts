import type { Actor } from '#server/actor.ts'
import type { Context } from '#server/context.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { giveBack } from './money.ts'
import { readAsked } from './rows.ts'
import { noteOnParcel } from '#server/parcels/parcels.ts'
import { closeAsked, findStranded, lockAsked, openOnParcel } from './sql.ts'

interface Closing {
  readonly event: 'finish' | 'refuse' | 'withdraw'
  readonly actor: Actor
  readonly answer: string
  readonly photoFileIds: readonly string[]
}

/** Closes services that are asked for; whatever is not done is given back in the same transaction. */
export async function closeServices(tx: Tx, ids: readonly string[], closing: Closing): Promise<void> {
  const { event, actor, answer, photoFileIds } = closing
  const staffId = actor.kind === 'staff' ? actor.id : null
  for (const id of ids) {
    orRefuse(await closeAsked(tx, id, { event, staffId, answer, photoFileIds }), 'staff_state')
    const row = await readAsked(tx, id)
    if (event !== 'finish') await giveBack(tx, row, actor)
    const details = { id, serviceId: row.serviceId, answer }
    await noteOnParcel(tx, row.parcelId, { event: `${event}Service`, actor, details })
  }
}

/** The parcel leaves its member: what was asked for on it is given back. */
export const withdrawServicesOf = async (tx: Tx, parcelId: string, actor: Actor): Promise<void> =>
  closeServices(
    tx,
    (await openOnParcel(tx, parcelId)).map(({ id }) => id),
    { event: 'withdraw', actor, answer: '', photoFileIds: [] },
  )

const atATime = 200

/**
 * Scheduled every hour: what was asked for on a parcel that was deleted, closed or has left without it is given back, so
 * that nobody pays for what was not done.
 */
export async function giveBackStranded({ database }: Pick<Context, 'database'>): Promise<void> {
  for (;;) {
    const stranded = await findStranded(database, atATime)
    for (const { id } of stranded)
      await database.transaction(async (tx) => {
        await lockAsked(tx, id)
        if ((await readAsked(tx, id)).state !== 'asked') return
        const actor = { kind: 'system', id: null } as const
        await closeServices(tx, [id], { event: 'withdraw', actor, answer: '', photoFileIds: [] })
      })
    if (stranded.length < atATime) return
  }
}
