import type { SiteContent } from '#contract/site-content.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { heroText } from './hero.text.ts'

interface Places {
  readonly open: readonly string[]
  readonly notOpen: readonly string[]
}

const groups = ['HK', 'TW', 'SEA', 'OVERSEAS'] as const

/** Where one can send to now and where not yet; a group of countries goes by its own name if all are alike. */
export function placesByState({ options: { destinations }, language }: SiteContent): Places {
  const t = textIn(heroText, language)
  const groupNames: Readonly<Record<string, string>> = { SEA: t.southeast, OVERSEAS: t.overseas }
  const namesOf = (isOpen: boolean) =>
    groups.flatMap((group) => {
      const all = destinations.filter((each) => each.group === group)
      const alike = all.filter(({ open }) => open === isOpen)
      const groupName = groupNames[group]
      if (groupName !== undefined && all.length > 1 && alike.length === all.length) return [groupName]
      return alike.map(({ text }) => text)
    })
  return { open: namesOf(true), notOpen: namesOf(false) }
}
