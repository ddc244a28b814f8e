import { staffRoleText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { StaffRole } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { signed } from '#server/mail/letter.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { readersOf } from '#server/staff/accounts.sql.ts'
import type { StoredBundle } from './bundles.sql.ts'
import type { RoleField } from './update-role.ts'

/** STAFF_CHANGED: what a role may do changes for everybody who has it, so the other administrators are told. */
export async function tellOfRole(
  { tx, staff, context }: WriteCall & AsStaff,
  { name, letters, inUse, people }: StoredBundle,
  changed: readonly RoleField[],
): Promise<void> {
  const link = `${context.environment.publicUrl}/staff/people?view=roles`
  for (const { email, language } of await readersOf(tx, staff.id, null)) {
    const write = (spoken: Language) =>
      roleChangedMail(spoken, {
        role: pickText(name, spoken),
        by: staff.name,
        letters: changed.includes('letters') ? letters : null,
        inUse: changed.includes('inUse') ? inUse : null,
        people,
        link,
      })
    await queueMail(tx, { memberId: null, to: email, kind: 'STAFF_CHANGED', language, write })
  }
}

interface RoleNotice {
  readonly role: string
  readonly by: string
  /** Null: they are as they were. */
  readonly letters: readonly StaffRole[] | null
  readonly inUse: boolean | null
  readonly people: number
  readonly link: string
}

export function roleChangedMail(language: Language, notice: RoleNotice) {
  const { subject, first, may, used, unused, named, last } = letter[language]
  const { role, by, letters, inUse, people, link } = notice
  const words = letters?.map((each) => staffRoleText[each][language]).join(language === 'en' ? ', ' : '、')
  const what = [words && may(words), inUse !== null && (inUse ? used : unused)].filter(Boolean)
  return {
    subject: subject(role),
    body: signed(language, [first(by, role, people), (what.length > 0 ? what : [named]).join('\n'), last, link]),
  }
}

interface Letter {
  readonly subject: (role: string) => string
  readonly first: (by: string, role: string, people: number) => string
  readonly may: (letters: string) => string
  readonly used: string
  readonly unused: string
  readonly named: string
  readonly last: string
}

const letter: Readonly<Record<Language, Letter>> = {
  'zh-Hans': {
    subject: (role) => `后台角色有变动：${role}`,
    first: (by, role, people) => `${by} 更改了后台角色“${role}”，有此角色的员工：${people} 人。`,
    may: (letters) => `- 权限现为：${letters}`,
    used: '- 重新启用',
    unused: '- 已停用，不能再分配给员工',
    named: '- 名称已更改',
    last: '如果这不是事先商定的，请立即在员工页面改回，并联系其他管理员：',
  },
  'zh-Hant': {
    subject: (role) => `後台角色有變動：${role}`,
    first: (by, role, people) => `${by} 更改了後台角色「${role}」，有此角色的員工：${people} 人。`,
    may: (letters) => `- 權限現為：${letters}`,
    used: '- 重新啟用',
    unused: '- 已停用，不能再分配給員工',
    named: '- 名稱已更改',
    last: '如這並非事先商定的，請立即在員工頁面改回，並聯絡其他管理員：',
  },
  en: {
    subject: (role) => `Back office role changed: ${role}`,
    first: (by, role, people) =>
      `${by} changed the back office role “${role}”. ${people === 1 ? '1 person has it.' : `${people} people have it.`}`,
    may: (letters) => `- It may now do what these may: ${letters}`,
    used: '- In use again',
    unused: '- No longer in use: nobody can be given it',
    named: '- Name changed',
    last: 'If you did not expect this, change it back on the staff page now and speak to the other administrators:',
  },
}
