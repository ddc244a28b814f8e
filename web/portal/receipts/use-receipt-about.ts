import { site } from '#contract/content.ts'
import { signedIn } from '#contract/signed-in.ts'
import type { ReceiptAbout } from '#contract/papers/receipt.ts'
import { useRead } from '#web/client/queries.ts'
import type { ReadResult } from '#web/kit/message/Loaded.tsx'
import { useLanguage } from '#web/kit/text/language.ts'
import { useState } from 'react'

/**
 * Who was paid and who paid. A receipt that cannot say so proves nothing: until `about` is there, it is neither shown nor
 * printed, and `missing` is what it waits for. Not asked where there is no receipt.
 */
export function useReceiptAbout(isReceipt: boolean): {
  readonly about: ReceiptAbout | null
  readonly missing: ReadResult<unknown>
} {
  const language = useLanguage()
  const config = useRead(site.getConfig, { appid: 'web' }, { enabled: isReceipt })
  const payer = useRead(signedIn.home, {}, { enabled: isReceipt })
  const [readAt] = useState(() => new Date().toISOString())
  if (!config.data || !payer.data) return { about: null, missing: config.data ? payer : config }
  const { siteName, customerService: contacts, coinName } = config.data
  return { about: { language, siteName, contacts, coinName, payer: payer.data, readAt }, missing: payer }
}
