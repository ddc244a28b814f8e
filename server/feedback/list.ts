import { feedbackStatusText } from '#contract/codes.ts'
import type { feedback } from '#contract/feedback.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { countFeedback, listFeedback, markRead } from './sql.ts'

type ListMine = typeof feedback.listMine

/** C-53: the member's own feedback with replies. Seeing a reply marks it as read. */
export async function listMine(
  { context, db, member, language }: ReadCall & AsMember,
  input: Input<ListMine>,
): Promise<Output<ListMine>> {
  const { page, pageSize, ...filter } = input
  const [rows, { total }] = await Promise.all([
    listFeedback(db, member.id, filter, pageSize, (page - 1) * pageSize),
    countFeedback(db, member.id, filter),
  ])
  const unread = rows.filter((row) => row.isUnread)
  if (unread.length > 0) await markRead(context.database, member.id, unread)
  const list = rows.map(({ isUnread: _isUnread, ...row }) => ({
    ...row,
    statusText: inUse(feedbackStatusText[row.status])[language],
  }))
  return { list, page, pageSize, total }
}
