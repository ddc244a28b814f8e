import { pickText } from '#contract/wire/language.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { transferArrivedMail, transferRefusedMail } from './mail.ts'
import type { TransferRow } from './sql.ts'

type Call = WriteCall & AsStaff

export const tellArrived = ({ tx, context }: Call, row: TransferRow): Promise<void> =>
  sendMemberMail(tx, row.memberId, 'PARCEL_TRANSFER', (language) =>
    transferArrivedMail(language, { ...aboutOf(row), warehouse: pickText(row.toName, language), ...urlOf(context) }),
  )

export const tellRefused = ({ tx, context }: Call, row: TransferRow, reason: string): Promise<void> =>
  sendMemberMail(tx, row.memberId, 'PARCEL_TRANSFER', (language) =>
    transferRefusedMail(language, {
      ...aboutOf(row),
      warehouse: pickText(row.fromName, language),
      reason,
      currency: row.currency,
      amountMinor: row.amountMinor,
      ...urlOf(context),
    }),
  )

const aboutOf = ({ trackingNumber, parcelId }: TransferRow) => ({ trackingNumber, parcelId })
const urlOf = (context: Call['context']) => ({ publicUrl: context.environment.publicUrl })
