import type { Language } from '#domain/language.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { ruleAsks, rulePaused, rulePlanned } from '#server/mail/texts/rules.text.ts'
import { explained, type StepDetails } from './text.ts'

/* Mails about a rule, in its member's language: what it did or is about to do, why, and what can be done about it. */

interface MailedRule {
  readonly rule: { readonly name: string }
  readonly details: StepDetails
  readonly publicUrl: string
}

/** RULE_PLANNED: until when it can be stopped, and where. */
export function plannedMail(language: Language, mailed: MailedRule & { readonly graceHours: number }) {
  const why = explained('planned', mailed.details, language)
  const hours = hoursText[language](mailed.graceHours)
  return letterOf(rulePlanned, language, { ...ofRule(mailed), why, hours }, { notice: why })
}

/** RULE_ASKS: an order waits to be paid. */
export function asksMail(language: Language, { rule, details, publicUrl, orderId }: MailedRule & { orderId: string }) {
  const why = explained('asks', details, language)
  const values = {
    ruleName: rule.name,
    orderNumber: details.orderNumber ?? '',
    why,
    orderLink: `${publicUrl}/web_site/orderDetails?id=${orderId}`,
  }
  return letterOf(ruleAsks, language, values, { notice: why })
}

/** RULE_PAUSED: it could not continue. */
export function failedMail(language: Language, mailed: MailedRule) {
  const why = explained('failed', mailed.details, language)
  return letterOf(rulePaused, language, { ...ofRule(mailed), why }, { notice: why })
}

const ofRule = ({ rule, publicUrl }: MailedRule) => ({
  ruleName: rule.name,
  rulesLink: `${publicUrl}/web_site/orderManagement?rules=open`,
})

const hoursText: Readonly<Record<Language, (hours: number) => string>> = {
  'zh-Hans': (hours) => `${hours} 小时`,
  'zh-Hant': (hours) => `${hours} 小時`,
  en: (hours) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
}
