import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { inSiteName } from '#server/settings/site-name.ts'

interface Letter {
  readonly language: Language
  readonly subject: string
  readonly body: string
}

/**
 * A mail in the name that the operator gave the service (`site.name`). Mails are written with the name that ships, which
 * is replaced when they are sent, so that no text has to think of it.
 */
export function inOwnName<Mail extends Letter>(mail: Mail, name: StoredText): Mail & { readonly siteName: string } {
  const siteName = pickText(name, mail.language)
  const renamed = (text: string) => inSiteName(text, siteName, mail.language)
  return { ...mail, subject: renamed(mail.subject), body: renamed(mail.body), siteName }
}
