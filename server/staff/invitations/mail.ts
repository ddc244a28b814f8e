import { invitationDays } from '#contract/staff-invitations.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { signed } from '#server/mail/letter.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { namesOfBundles } from '#server/staff/roles/bundles.sql.ts'
import type { StoredInvitation } from './sql.ts'

/** STAFF_INVITED, with the link that works once. */
export async function sendInvitation(
  { tx, staff, context }: WriteCall & AsStaff,
  { email: to, bundles, language }: StoredInvitation,
  token: string,
): Promise<void> {
  const named = await namesOfBundles(tx, bundles)
  const link = `${context.environment.publicUrl}/staff/join?token=${token}`
  const write = (spoken: Language) =>
    invitationMail(spoken, { by: staff.name, roles: named.map(({ name }) => pickText(name, spoken)), link })
  await queueMail(tx, { memberId: null, to, kind: 'STAFF_INVITED', language, write })
}

interface Invited {
  readonly by: string
  readonly roles: readonly string[]
  readonly link: string
}

export function invitationMail(language: Language, { by, roles, link }: Invited) {
  const { subject, first, how, otherwise } = letter[language]
  const joined = roles.join(language === 'en' ? ', ' : '、')
  return { subject, body: signed(language, [first(by, joined), how, link, otherwise]) }
}

interface Letter {
  readonly subject: string
  readonly first: (by: string, roles: string) => string
  readonly how: string
  readonly otherwise: string
}

const letter: Readonly<Record<Language, Letter>> = {
  'zh-Hans': {
    subject: '邀请您使用灵猫集运后台',
    first: (by, roles) => `${by} 邀请您使用灵猫集运后台，角色：${roles}。`,
    how: `请打开下面的链接，设置自己的用户名、姓名和密码。链接 ${invitationDays} 天内有效，只能使用一次：`,
    otherwise: '如果您不认识邀请人，请忽略这封邮件。',
  },
  'zh-Hant': {
    subject: '邀請你使用靈貓集運後台',
    first: (by, roles) => `${by} 邀請你使用靈貓集運後台，角色：${roles}。`,
    how: `請開啟以下連結，設定自己的用戶名稱、姓名及密碼。連結 ${invitationDays} 日內有效，只可使用一次：`,
    otherwise: '如你不認識邀請人，請忽略此電郵。',
  },
  en: {
    subject: 'You are invited to the Smart Cats back office',
    first: (by, roles) => `${by} invites you to work in the Smart Cats back office as: ${roles}.`,
    how: `Open this link to choose your username, name and password. It works once, within ${invitationDays} days:`,
    otherwise: 'If you do not know who invited you, ignore this mail.',
  },
}
