import type { Language } from '#domain/language.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { signed } from '#server/mail/letter.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { otherSigners } from '#server/staff/staff.ts'
import type { MovingFile } from './sql.ts'

/** STAFF_MONEY: a file that is worth money waits until somebody of finance signs it, so they are told. */
export async function tellSigners(
  { tx, staff, context }: WriteCall & AsStaff,
  { name }: Pick<MovingFile, 'name'>,
): Promise<void> {
  const notice = { name, by: staff.name, link: `${context.environment.publicUrl}/staff/moving-in` }
  for (const { email, language } of await otherSigners(tx, staff.id))
    await queueMail(tx, {
      memberId: null,
      to: email,
      kind: 'STAFF_MONEY',
      language,
      write: (spoken) => fileToSignMail(spoken, notice),
    })
}

interface Notice {
  readonly name: string
  readonly by: string
  readonly link: string
}

export function fileToSignMail(language: Language, { name, by, link }: Notice) {
  const { subject, first, next } = letters[language]
  return { subject, body: signed(language, [first(by, name), next, link]) }
}

interface Letter {
  readonly subject: string
  readonly first: (by: string, name: string) => string
  readonly next: string
}

const letters: Readonly<Record<Language, Letter>> = {
  'zh-Hans': {
    subject: '有迁入文件等待签核',
    first: (by, name) => `${by} 要从旧系统迁入文件“${name}”。里面有余额或优惠券，由财务签核后才会迁入。`,
    next: '请核对总数，再签核：',
  },
  'zh-Hant': {
    subject: '有遷入檔案等待簽核',
    first: (by, name) => `${by} 要從舊系統遷入檔案「${name}」。當中有餘額或優惠券，由財務簽核後才會遷入。`,
    next: '請核對總數，再簽核：',
  },
  en: {
    subject: 'A moving-in file waits for your signature',
    first: (by, name) =>
      `${by} wants to move in the file “${name}” from the old system. It holds balances or coupons, and is moved in once finance has signed it.`,
    next: 'Compare the totals, then sign:',
  },
}
