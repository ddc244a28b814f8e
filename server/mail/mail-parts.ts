import { siteNameText } from '#contract/codes.ts'
import type { Language } from '#domain/language.ts'
import { inSiteName } from '#server/settings/site-name.ts'
import { blocksOf } from './mail-blocks.ts'
import { mailPage } from './mail-layout.ts'
import { type MailReason, reasonText } from './mail.text.ts'

interface Written {
  readonly kind: string
  readonly language: Language
  readonly subject: string
  readonly body: string
  /** Its signature; absent: the name that ships. */
  readonly siteName?: string
}

export interface MailParts {
  readonly text: string
  readonly html: string
}

/** Both parts come from the one text that a module wrote, so neither can say what the other does not. */
export function partsOf({ kind, language, subject, body, ...named }: Written, publicUrl: string): MailParts {
  const { siteName = siteNameText[language] } = named
  const reason = inSiteName(reasonText[reasons[kind] ?? 'account'][language], siteName, language)
  const blocks = blocksOf(body, siteName, publicUrl)
  return {
    text: `${body}\n\n${reason}`,
    html: mailPage({ language, siteName, subject, blocks, reason }),
  }
}

const reasons: Readonly<Record<string, MailReason>> = {
  ACTIVATION: 'registered',
  FEEDBACK_REPLY: 'wrote',
  ACCOUNT_ERASED: 'erased',
  RULE_PLANNED: 'optional',
  RULE_PAUSED: 'optional',
  STAFF_CHANGED: 'staff',
  STAFF_OWN_CHANGED: 'staff',
  STAFF_INVITED: 'staff',
  STAFF_MONEY: 'staff',
  STAFF_TEST: 'staff',
}
