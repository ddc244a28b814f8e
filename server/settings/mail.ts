import { type Config, config } from '#contract/config.ts'
import type { Language } from '#domain/language.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { signed } from '#server/mail/letter.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { otherAdministrators } from '#server/staff/staff.ts'

/** Where members' money goes; whoever changes one of these unnoticed could have it sent to themselves. */
export const moneyKeys = ['bank.accounts', 'store.url', 'store.qrUrl'] as const satisfies readonly (keyof Config)[]
type MoneyKey = (typeof moneyKeys)[number]

export const isMoneyKey = (key: keyof Config): key is MoneyKey => moneyKeys.some((each) => each === key)

/** STAFF_MONEY: one person changes these alone, so the other administrators read what was before and what is now. */
export async function tellOfMoney(
  { tx, staff, context }: WriteCall & AsStaff,
  key: MoneyKey,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const link = `${context.environment.publicUrl}/staff/settings?q=${key}`
  const notice = { key, by: staff.name, before: linesOf(before), after: linesOf(after), link }
  for (const { email, language } of await otherAdministrators(tx, staff.id))
    await queueMail(tx, {
      memberId: null,
      to: email,
      kind: 'STAFF_MONEY',
      language,
      write: (spoken) => moneyChangedMail(spoken, notice),
    })
}

/** Each account, or the address, on a line of its own. */
const linesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  const accounts = config.shape['bank.accounts'].safeParse(value)
  // What another build stored is shown as it is.
  if (!accounts.success) return [JSON.stringify(value)]
  return accounts.data.map(({ bank, holder, number, currency }) => [bank, holder, number, currency].join(' · '))
}

interface Notice {
  readonly key: MoneyKey
  readonly by: string
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly link: string
}

export function moneyChangedMail(language: Language, { key, by, before, after, link }: Notice) {
  const { subject, first, was, is, none, last } = letters[language]
  const name = names[key][language]
  const side = (heading: string, lines: readonly string[]) =>
    [heading, ...(lines.length === 0 ? [none] : lines).map((line) => `- ${line}`)].join('\n')
  return {
    subject: subject(name),
    body: signed(language, [first(by, name), side(was, before), side(is, after), last, link]),
  }
}

const names: Readonly<Record<MoneyKey, Readonly<Record<Language, string>>>> = {
  'bank.accounts': { 'zh-Hans': '收款银行账户', 'zh-Hant': '收款銀行帳戶', en: 'Bank accounts for transfers' },
  'store.url': { 'zh-Hans': '淘宝店地址', 'zh-Hant': '淘寶店網址', en: 'Address of the Taobao store' },
  'store.qrUrl': { 'zh-Hans': '淘宝店二维码', 'zh-Hant': '淘寶店二維碼', en: 'QR code of the Taobao store' },
}

interface Letter {
  readonly subject: (name: string) => string
  readonly first: (by: string, name: string) => string
  readonly was: string
  readonly is: string
  readonly none: string
  readonly last: string
}

const letters: Readonly<Record<Language, Letter>> = {
  'zh-Hans': {
    subject: (name) => `收款设置有变动：${name}`,
    first: (by, name) => `${by} 更改了“${name}”。会员现在看到的是更改后的内容。`,
    was: '更改前：',
    is: '更改后：',
    none: '没有',
    last: '如果这不是事先商定的，请立即在设置页面改回，并停用更改者的账号：',
  },
  'zh-Hant': {
    subject: (name) => `收款設定有變動：${name}`,
    first: (by, name) => `${by} 更改了「${name}」。會員現在看到的是更改後的內容。`,
    was: '更改前：',
    is: '更改後：',
    none: '沒有',
    last: '如這並非事先商定的，請立即在設定頁面改回，並停用更改者的帳戶：',
  },
  en: {
    subject: (name) => `Where money goes changed: ${name}`,
    first: (by, name) => `${by} changed “${name}”. Members now see the new value.`,
    was: 'Before:',
    is: 'Now:',
    none: 'None',
    last: 'If you did not expect this, change it back in the settings now and disable the account of whoever did it:',
  },
}
