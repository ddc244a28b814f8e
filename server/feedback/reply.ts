import { feedbackCan } from '#domain/feedback.ts'
import type { staffFeedback } from '#contract/feedback.ts'
import type { Language } from '#domain/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { memberCardsById, sendMemberMail } from '#server/members/members.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { replyMail } from './mail.ts'
import { findMessage, insertStep, lockMessage, type StaffMessage, updateReply } from './sql.ts'

type Call = WriteCall & AsStaff
type Reply = typeof staffFeedback.reply

/**
 * B-CS-07: answers feedback. The member reads the newest reply, earlier ones stay in the history; somebody who asked
 * without an account gets it by mail alone.
 */
export async function reply(call: Call, { id, text }: Input<Reply>): Promise<Output<Reply>> {
  const { tx, staff } = call
  await lockMessage(tx, id)
  const before = orRefuse(await findMessage(tx, id), 'not_found')
  const { status } = before
  if (status !== null && !feedbackCan.reply({ status })) refuse('staff_state')
  await updateReply(tx, id, staff.id, text)
  await insertStep(tx, {
    messageId: id,
    event: 'reply',
    from: status,
    to: status && 'replied',
    actor: { kind: 'staff', id: staff.id },
    note: text,
  })
  await tell(call, before, text)
  const after = await findMessage(tx, id)
  assert(after, 'a message that was answered is there')
  call.audit({ kind: 'message', id, before: { status }, after: { status: after.status } })
  const { language: _language, ...row } = after
  const cards = await memberCardsById(tx, row.memberId === null ? [] : [row.memberId])
  return { ...row, memberNumber: (row.memberId !== null && cards.get(row.memberId)?.memberNumber) || null }
}

/** A visitor who left only a phone number is called back. */
async function tell({ tx, context }: Call, message: StaffMessage, text: string) {
  const { environment } = context
  const { kind, memberId, email, language, content } = message
  const letter = { content, reply: text }
  if (kind === 'feedback' && memberId !== null) {
    const link = `${environment.publicUrl}/web_site/feedback`
    await sendMemberMail(tx, memberId, 'FEEDBACK_REPLY', (spoken) => replyMail(spoken, letter, link))
  } else if (email !== null) {
    const write = (spoken: Language) => replyMail(spoken, letter, null)
    await queueMail(tx, { memberId, to: email, kind: 'FEEDBACK_REPLY', language, write })
  }
}
