import { coinNameText } from '#contract/codes.ts'
import { site } from '#contract/content.ts'
import { useRead } from '#web/client/queries.ts'
import { useLanguage } from '#web/kit/text/language.ts'

/** The configured name of the coins, in the reader's language; the default name until it has loaded. */
export function useCoinName(): string {
  const language = useLanguage()
  const { data } = useRead(site.getConfig, { appid: 'web' })
  return data?.coinName ?? coinNameText[language]
}
