import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/db.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { askedMail, remindedMail, settledMail, withdrawnMail } from './mail.ts'
import type { QuestionRow } from './sql.ts'

const aboutOf = (context: Context, { trackingNumber, parcelId, kind, words, dueAt }: QuestionRow) => ({
  ...{ trackingNumber, parcelId, kind, words, dueAt },
  publicUrl: context.environment.publicUrl,
})

export const tellAsked = (context: Context, tx: Tx, row: QuestionRow): Promise<void> =>
  sendMemberMail(tx, row.memberId, 'PARCEL_QUESTION', (language) => askedMail(language, aboutOf(context, row)))

export const tellReminded = (context: Context, tx: Tx, row: QuestionRow): Promise<void> =>
  sendMemberMail(tx, row.memberId, 'PARCEL_QUESTION', (language) => remindedMail(language, aboutOf(context, row)))

export const tellSettled = (context: Context, tx: Tx, row: QuestionRow, note: string): Promise<void> =>
  sendMemberMail(tx, row.memberId, 'PARCEL_QUESTION', (language) =>
    settledMail(language, { ...aboutOf(context, row), note }),
  )

export const tellWithdrawn = (context: Context, tx: Tx, row: QuestionRow, note: string): Promise<void> => {
  const { currency, amountMinor } = row
  const paid = currency === null || amountMinor === null || amountMinor === 0 ? null : { currency, amountMinor }
  return sendMemberMail(tx, row.memberId, 'PARCEL_QUESTION', (language) =>
    withdrawnMail(language, { ...aboutOf(context, row), note, paid }),
  )
}
