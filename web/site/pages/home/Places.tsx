import { text as openText } from '#web/shared/channels/open.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { heroText } from './hero.text.ts'

interface PlacesProps {
  readonly isOpen: boolean
  readonly names: readonly string[]
}

/** "Open: Hong Kong, Taiwan": the state in the same words as on every page. */
export function Places({ isOpen, names }: PlacesProps) {
  const t = useText(heroText)
  const o = useText(openText)
  if (names.length === 0) return null
  const places = new Intl.ListFormat(t.language, { type: 'conjunction' }).format(names)
  return <span>{t.fill('places', { state: isOpen ? o.open : o.notOpen, places })}</span>
}
