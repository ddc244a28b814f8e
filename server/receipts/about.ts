import type { ReceiptAbout } from '#contract/papers/receipt.ts'
import { pickText } from '#contract/wire/language.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { memberCardsById } from '#server/members/members.ts'
import { readConfig } from '#server/settings/config.ts'

/** Who was paid and who paid, as the receipt's page reads it from C-10 and C-13. */
export async function aboutReceipt({ context, db, member, language }: ReadCall & AsMember): Promise<ReceiptAbout> {
  const config = await readConfig(context, db)
  const card = (await memberCardsById(db, [member.id])).get(member.id)
  return {
    language,
    siteName: pickText(config['site.name'], language),
    contacts: config['customerService.contacts'],
    coinName: pickText(config['coins.name'], language),
    payer: card ? { displayName: card.memberName, memberNumber: card.memberNumber } : null,
    readAt: new Date().toISOString(),
  }
}
