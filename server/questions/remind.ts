import type { Context } from '#server/context.ts'
import { tellReminded } from './mails.ts'
import { readQuestion } from './rows.ts'
import { findToRemind, markReminded } from './sql.ts'

const atATime = 200

/** Scheduled every hour: each question is reminded of once, in the last quarter of its days. */
export async function remindOfQuestions(context: Context): Promise<void> {
  const { database } = context
  for (;;) {
    const due = await findToRemind(database, atATime)
    for (const { id } of due)
      await database.transaction(async (tx) => {
        if (await markReminded(tx, id)) await tellReminded(context, tx, await readQuestion(tx, id))
      })
    if (due.length < atATime) return
  }
}
