import { siteName } from '#web/client/site-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './shell.text.ts'

/** What this office is called in titles, in the name that the operator gave the service. */
export function useOfficeName(): string {
  const t = useText(text)
  return t.fill('backOffice', { site: siteName(t.language) })
}
