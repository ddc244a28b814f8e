import { coinNameText } from '#contract/codes.ts'
import { site } from '#contract/content.ts'
import { useRead } from '#web/client/queries.ts'
import { useLanguage } from '#web/kit/text/language.ts'

/** What staff call the coins, in the reader's language; their first name until that is known. */
export function useCoinName(): string {
  const language = useLanguage()
  const { data } = useRead(site.getConfig, { appid: 'web' })
  return data?.coinName ?? coinNameText[language]
}
