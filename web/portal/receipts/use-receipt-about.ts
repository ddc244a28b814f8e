import { coinNameText } from '#contract/codes.ts'
import { site } from '#contract/content.ts'
import { members } from '#contract/members.ts'
import type { ReceiptAbout } from '#contract/papers/receipt.ts'
import { useRead } from '#web/client/queries.ts'
import { useLanguage } from '#web/kit/text/language.ts'
import { useState } from 'react'

/** Who was paid and who paid, as far as the page knows it yet; not asked where there is no receipt. */
export function useReceiptAbout(isReceipt: boolean): ReceiptAbout {
  const language = useLanguage()
  const { data: config } = useRead(site.getConfig, { appid: 'web' }, { enabled: isReceipt })
  const { data: payer = null } = useRead(members.home, {})
  const [readAt] = useState(() => new Date().toISOString())
  return {
    language,
    siteName: config?.siteName ?? '',
    contacts: config?.customerService ?? [],
    coinName: config?.coinName ?? coinNameText[language],
    payer,
    readAt,
  }
}
