import type { SiteContent } from '#contract/site-content.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { heroText } from './hero.text.ts'

interface Places {
  readonly open: readonly string[]
  readonly notOpen: readonly string[]
}

type Destinations = SiteContent['options']['destinations']

/**
 * Where one can send to now and where not yet. Groups of countries go by their own name if all are alike, and so does
 * what is left of South-East Asia once it has begun to open.
 */
export function placesByState({ options: { destinations }, language }: SiteContent): Places {
  const t = textIn(heroText, language)
  const namesOf = (isOpen: boolean) => [
    ...namesIn(destinations, 'HK', isOpen),
    ...namesIn(destinations, 'TW', isOpen),
    ...namesIn(destinations, 'SEA', isOpen, { all: t.southeast, rest: isOpen ? undefined : t.restOfSoutheast }),
    ...namesIn(destinations, 'OVERSEAS', isOpen, { all: t.overseas }),
  ]
  return { open: namesOf(true), notOpen: namesOf(false) }
}

/** The places without a card of their own, each country of South-East Asia by its name. */
export function otherPlaces({ options, language }: SiteContent, withCard: readonly string[]): Places {
  const t = textIn(heroText, language)
  const others = options.destinations.filter(({ code }) => !withCard.includes(code))
  const namesOf = (isOpen: boolean) => [
    ...namesIn(others, 'SEA', isOpen),
    ...namesIn(others, 'OVERSEAS', isOpen, { all: t.overseas }),
  ]
  return { open: namesOf(true), notOpen: namesOf(false) }
}

interface GroupName {
  readonly all?: string
  readonly rest?: string | undefined
}

function namesIn(destinations: Destinations, group: string, isOpen: boolean, name: GroupName = {}): readonly string[] {
  const all = destinations.filter((each) => each.group === group)
  const alike = all.filter(({ open }) => open === isOpen)
  const groupName = alike.length === all.length ? name.all : name.rest
  return groupName !== undefined && alike.length > 1 ? [groupName] : alike.map(({ text }) => text)
}
