import type { Context } from '#server/context.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { tellReminded } from './mails.ts'
import { readQuestion } from './rows.ts'

const atATime = 200

/** Scheduled every hour: each question is reminded of once, in the last quarter of its days. */
export async function remindOfQuestions(context: Context): Promise<void> {
  const { database } = context
  for (;;) {
    const due = await database.rows(sql<{ id: string }>`
      select id from parcel_questions
      where state = 'asked' and reminded_at is null and due_at > now() and due_at - (due_at - asked_at) / 4 <= now()
      order by due_at, id limit ${atATime}`)
    for (const { id } of due) await database.transaction((tx) => remindOf(context, tx, id))
    if (due.length < atATime) return
  }
}

async function remindOf(context: Context, tx: Tx, id: string) {
  const marked = await tx.find(sql<{ id: string }>`
    update parcel_questions set reminded_at = now() where id = ${id} and state = 'asked' and reminded_at is null returning id`)
  if (marked) await tellReminded(context, tx, await readQuestion(tx, id))
}
