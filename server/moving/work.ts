import type { Context } from '#server/context.ts'
import { type Relay, relayLoop } from '#server/jobs/relay.ts'
import { checkRows } from './check.ts'
import { mailSome } from './mails.ts'
import { moveRows } from './move.ts'
import { readFile } from './read.ts'
import { hasWork, takeFileToWorkOn } from './sql.ts'
import { takeWave } from './waves.sql.ts'

/**
 * Every process takes part in moving in. A step is one transaction: a process that ends in the middle leaves nothing half
 * done, and the next one goes on with the row after the last.
 */
export const startMoving = (context: Context, onFault: (error: unknown) => void): Relay =>
  relayLoop(
    {
      atOnce: 1,
      claim: async () => ((await hasWork(context.database)) ? ['work'] : []),
      deliver: () => workToTheEnd(context),
    },
    onFault,
  )

/** As long as there is something that no other process does. */
export async function workToTheEnd(context: Context): Promise<void> {
  while (!context.stopping.aborted && (await workOnce(context)));
}

/** One step; returns whether there was one. */
export const workOnce = (context: Context): Promise<boolean> =>
  context.database.transaction(async (tx) => {
    const file = await takeFileToWorkOn(tx)
    if (file?.state === 'reading') await readFile(tx, file)
    else if (file?.state === 'checking') await checkRows(tx, file)
    else if (file) await moveRows(context, tx, file)
    if (file) return true
    const wave = await takeWave(tx)
    if (wave) await mailSome(context, tx, wave)
    return wave !== undefined
  })
