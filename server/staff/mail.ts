import { staffRoleText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { Tx } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { signed } from '#server/mail/letter.ts'
import { queueMail } from '#server/mail/outbox.ts'
import type { StaffSession } from '#server/auth/session.ts'
import type { Environment } from '#server/settings/environment.ts'
import { namesOfBundles } from './roles/bundles.sql.ts'
import { readerOf } from './sql.ts'
import { type StoredAccount, readersOf } from './accounts.sql.ts'

/** What was done to a staff account. */
export type StaffChange =
  | 'invited'
  | 'withdrawn'
  | 'joined'
  | 'created'
  | 'name'
  | 'email'
  | 'roles'
  | 'warehouseIds'
  | 'disabled'
  | 'enabled'
  | 'reset'
  | 'badge'

interface ChangedBy {
  readonly tx: Tx
  readonly staff: Pick<StaffSession, 'id' | 'name'>
  readonly context: { readonly environment: Pick<Environment, 'publicUrl'> }
}

/** STAFF_CHANGED: one administrator acts alone, so the others are told; so is the person whose way to sign in was changed. */
export async function tellAdministrators(
  { tx, staff, context }: ChangedBy,
  account: Pick<StoredAccount, 'id' | 'name' | 'username' | 'roles' | 'bundles'>,
  changes: readonly StaffChange[],
): Promise<void> {
  const link = `${context.environment.publicUrl}/staff/people`
  const roles = await rolesIn(tx, account)
  for (const { email, language } of await readersOf(
    tx,
    staff.id,
    changes.some((change) => change === 'reset' || change === 'badge') ? account.id : null,
  )) {
    const write = (spoken: Language) =>
      staffChangedMail(spoken, {
        who: account.name,
        username: account.username,
        by: staff.name,
        what: changes.map((change) => changeText[change][spoken](roles(spoken))),
        link,
      })
    await queueMail(tx, { memberId: null, to: email, kind: 'STAFF_CHANGED', language, write })
  }
}

export const staffChangedMail = (language: Language, notice: ChangeNotice) => letters[language](notice)

/** The names of its roles, or of the letters that were given one by one. */
async function rolesIn(tx: Tx, { roles, bundles }: Pick<StoredAccount, 'roles' | 'bundles'>) {
  const named = await namesOfBundles(tx, bundles)
  return (language: Language) =>
    (named.length > 0
      ? named.map(({ name }) => pickText(name, language))
      : roles.map((role) => staffRoleText[role][language])
    ).join(language === 'en' ? ', ' : '、')
}

interface ChangeNotice {
  readonly who: string
  readonly username: string
  readonly by: string
  readonly what: readonly string[]
  readonly link: string
}

const letters: Readonly<
  Record<Language, (notice: ChangeNotice) => { readonly subject: string; readonly body: string }>
> = {
  'zh-Hans': ({ who, username, by, what, link }) => ({
    subject: `员工账号有变动：${username}`,
    body: signed('zh-Hans', [
      `${by} 更改了 ${who}（${username}）的后台账号：`,
      what.join('\n'),
      '如果这不是事先商定的，请立即在员工页面停用这个账号，并联系其他管理员：',
      link,
    ]),
  }),
  'zh-Hant': ({ who, username, by, what, link }) => ({
    subject: `員工帳戶有變動：${username}`,
    body: signed('zh-Hant', [
      `${by} 更改了 ${who}（${username}）的後台帳戶：`,
      what.join('\n'),
      '如這並非事先商定的，請立即在員工頁面停用這個帳戶，並聯絡其他管理員：',
      link,
    ]),
  }),
  en: ({ who, username, by, what, link }) => ({
    subject: `Staff account changed: ${username}`,
    body: signed('en', [
      `${by} changed the back office account of ${who} (${username}):`,
      what.join('\n'),
      'If you did not expect this, disable the account on the staff page now and speak to the other administrators:',
      link,
    ]),
  }),
}

type Say = (roles: string) => string

const changeText: Readonly<Record<StaffChange, Readonly<Record<Language, Say>>>> = {
  created: {
    'zh-Hans': (roles) => `- 新建账号，角色：${roles}`,
    'zh-Hant': (roles) => `- 新增帳戶，角色：${roles}`,
    en: (roles) => `- Account created with the roles: ${roles}`,
  },
  invited: {
    'zh-Hans': (roles) => `- 已邮件邀请，角色：${roles}`,
    'zh-Hant': (roles) => `- 已以電郵邀請，角色：${roles}`,
    en: (roles) => `- Invited by mail with the roles: ${roles}`,
  },
  withdrawn: { 'zh-Hans': () => '- 邀请已撤回', 'zh-Hant': () => '- 邀請已撤回', en: () => '- Invitation withdrawn' },
  joined: {
    'zh-Hans': (roles) => `- 已接受邀请并设置密码，角色：${roles}`,
    'zh-Hant': (roles) => `- 已接受邀請並設定密碼，角色：${roles}`,
    en: (roles) => `- Accepted the invitation and chose a password. Roles: ${roles}`,
  },
  name: { 'zh-Hans': () => '- 姓名已更改', 'zh-Hant': () => '- 姓名已更改', en: () => '- Name changed' },
  email: { 'zh-Hans': () => '- 邮箱已更改', 'zh-Hant': () => '- 電郵已更改', en: () => '- E-mail changed' },
  roles: {
    'zh-Hans': (roles) => `- 角色现为：${roles}`,
    'zh-Hant': (roles) => `- 角色現為：${roles}`,
    en: (roles) => `- Roles are now: ${roles}`,
  },
  warehouseIds: { 'zh-Hans': () => '- 仓库已更改', 'zh-Hant': () => '- 倉庫已更改', en: () => '- Warehouses changed' },
  disabled: {
    'zh-Hans': () => '- 账号已停用，登录已全部结束',
    'zh-Hant': () => '- 帳戶已停用，登入已全部結束',
    en: () => '- Account disabled; all its sessions ended',
  },
  enabled: { 'zh-Hans': () => '- 账号已启用', 'zh-Hant': () => '- 帳戶已啟用', en: () => '- Account enabled' },
  reset: {
    'zh-Hans': () => '- 密码和两步验证已重置，登录已全部结束',
    'zh-Hant': () => '- 密碼及雙重認證已重設，登入已全部結束',
    en: () => '- Password and two-step login reset; all sessions ended',
  },
  badge: {
    'zh-Hans': () => '- 已制作新的工牌，旧工牌已失效',
    'zh-Hant': () => '- 已製作新的工牌，舊工牌已失效',
    en: () => '- New badge made; the old one no longer works',
  },
}

/** What staff did to their own sign-in. */
type OwnChange = 'password' | 'secondFactor' | 'pin'

/** STAFF_OWN_CHANGED: somebody who uses a stolen session cannot do this unnoticed. */
export async function tellOwner({ tx, staff }: WriteCall & AsStaff, change: OwnChange): Promise<void> {
  const reader = await readerOf(tx, staff.id)
  if (!reader) return
  const { email: to, language, username } = reader
  const write = (spoken: Language) => staffOwnChangedMail(spoken, username, change)
  await queueMail(tx, { memberId: null, to, kind: 'STAFF_OWN_CHANGED', language, write })
}

export function staffOwnChangedMail(language: Language, username: string, change: OwnChange) {
  const { subject, what, otherwise } = ownLetters[language]
  return { subject: subject[change], body: signed(language, [what[change](username), otherwise]) }
}

interface OwnLetter {
  readonly subject: Readonly<Record<OwnChange, string>>
  readonly what: Readonly<Record<OwnChange, (username: string) => string>>
  readonly otherwise: string
}

const ownLetters: Readonly<Record<Language, OwnLetter>> = {
  'zh-Hans': {
    subject: {
      password: '您的后台密码已修改',
      secondFactor: '您的后台账号已设置两步验证',
      pin: '您的工作站 PIN 已修改',
    },
    what: {
      password: (username) => `您的后台账号（${username}）刚刚修改了密码，其他登录已全部结束。`,
      secondFactor: (username) => `您的后台账号（${username}）刚刚设置了两步验证，其他登录已全部结束。`,
      pin: (username) => `您的后台账号（${username}）刚刚更换或移除了工作站的 PIN。`,
    },
    otherwise: '如果不是您本人操作，请立即联系管理员停用该账号。',
  },
  'zh-Hant': {
    subject: {
      password: '你的後台密碼已更改',
      secondFactor: '你的後台帳戶已設定雙重認證',
      pin: '你的工作站 PIN 已更改',
    },
    what: {
      password: (username) => `你的後台帳戶（${username}）剛剛更改了密碼，其他登入已全部結束。`,
      secondFactor: (username) => `你的後台帳戶（${username}）剛剛設定了雙重認證，其他登入已全部結束。`,
      pin: (username) => `你的後台帳戶（${username}）剛剛更換或移除了工作站的 PIN。`,
    },
    otherwise: '如非你本人操作，請立即聯絡管理員停用這個帳戶。',
  },
  en: {
    subject: {
      password: 'Your back office password was changed',
      secondFactor: 'Two-step login was set up for your back office account',
      pin: 'The PIN for stations was changed for your back office account',
    },
    what: {
      password: (username) =>
        `The password of your back office account (${username}) was changed just now. All other sessions have ended.`,
      secondFactor: (username) =>
        `Two-step login was set up for your back office account (${username}) just now. All other sessions have ended.`,
      pin: (username) =>
        `The PIN for stations of your back office account (${username}) was changed or removed just now.`,
    },
    otherwise: 'If this was not you, ask an administrator to disable the account at once.',
  },
}
