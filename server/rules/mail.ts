import type { Language } from '#domain/language.ts'
import type { RunState } from '#domain/standing-rule.ts'
import { signed } from '#server/mail/letter.ts'
import { explained, type StepDetails } from './text.ts'

/* Mails about a rule, in its member's language: what it did or is about to do, why, and what can be done about it. */

interface MailedRule {
  readonly rule: { readonly name: string }
  readonly details: StepDetails
  readonly publicUrl: string
}

interface Mail {
  readonly subject: string
  readonly body: string
  readonly notice: string
}

/** RULE_PLANNED: until when it can be stopped, and where. */
export const plannedMail = (language: Language, mailed: MailedRule & { readonly graceHours: number }): Mail => {
  const say = sentences[language]
  return letter(language, 'planned', mailed, say.planned(mailed.rule.name), [
    say.stop(mailed.graceHours),
    rulesUrl(mailed),
  ])
}

/** RULE_ASKS: an order waits to be paid. */
export const asksMail = (language: Language, mailed: MailedRule & { readonly orderId: string }): Mail =>
  letter(language, 'asks', mailed, sentences[language].asks(mailed.details.orderNumber ?? ''), [
    `${mailed.publicUrl}/web_site/orderDetails?id=${mailed.orderId}`,
  ])

/** RULE_PAUSED: it could not continue. */
export const failedMail = (language: Language, mailed: MailedRule): Mail =>
  letter(language, 'failed', mailed, sentences[language].paused(mailed.rule.name), [rulesUrl(mailed)])

function letter(
  language: Language,
  code: RunState,
  { rule, details }: MailedRule,
  subject: string,
  more: readonly string[],
): Mail {
  const say = sentences[language]
  const why = explained(code, details, language)
  return { subject, body: signed(language, [say.hello(rule.name), why, ...more]), notice: why }
}

const rulesUrl = ({ publicUrl }: MailedRule) => `${publicUrl}/web_site/orderManagement?rules=open`

interface Sentences {
  readonly hello: (name: string) => string
  readonly planned: (name: string) => string
  readonly stop: (hours: number) => string
  readonly asks: (orderNumber: string) => string
  readonly paused: (name: string) => string
}

const sentences: Readonly<Record<Language, Sentences>> = {
  'zh-Hans': {
    hello: (name) => `您好！这封邮件来自您设定的规则“${name}”。`,
    planned: (name) => `“${name}”将自动申请集运`,
    stop: (hours) => `${hours} 小时后申请；在此之前，您随时可以停止：`,
    asks: (orderNumber) => `订单 ${orderNumber} 等您付款`,
    paused: (name) => `“${name}”已暂停`,
  },
  'zh-Hant': {
    hello: (name) => `你好！這封電郵來自你設定的規則「${name}」。`,
    planned: (name) => `「${name}」將自動申請集運`,
    stop: (hours) => `${hours} 小時後申請；在此之前，你隨時可以停止：`,
    asks: (orderNumber) => `訂單 ${orderNumber} 等你付款`,
    paused: (name) => `「${name}」已暫停`,
  },
  en: {
    hello: (name) => `Hello! This is about your rule “${name}”.`,
    planned: (name) => `“${name}” is about to apply for consolidation`,
    stop: (hours) =>
      `We’ll submit the order in ${hours} ${hours === 1 ? 'hour' : 'hours'}. Until then you can stop it here:`,
    asks: (orderNumber) => `Order ${orderNumber} is waiting for your payment`,
    paused: (name) => `“${name}” is paused`,
  },
}
