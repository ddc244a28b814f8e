import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { service } from '#web/site/render/structured.ts'
import { latest, readingOf } from '#web/site/pages/reading/reading-of.ts'
import { lastChange } from '#web/site/pages/reading/TariffTables.tsx'
import { type Line, LinePage } from './LinePage.tsx'

/** The six lines at the addresses given by the specification. */
const addresses = [
  { code: 'HK_PARCEL', path: paths.hkParcelLine, region: 'kongFreight', picture: 'dest-hk' },
  { code: 'HK_BULK', path: paths.hkBulkLine, region: 'kongFreight', picture: 'step-ship' },
  { code: 'HK_PICKUP', path: paths.hkPickUpLine, region: 'kongFreight', picture: 'pickup' },
  { code: 'SEA_PARCEL', path: paths.seaParcelLine, region: 'southeast', picture: 'dest-sea' },
  { code: 'SEA_BULK', path: paths.seaBulkLine, region: 'southeast', picture: 'step-ship' },
  { code: 'AIR', path: paths.airLine, region: 'southeast', picture: 'dest-tw' },
] as const

export const linePages: SitePages = Object.fromEntries(
  addresses.map((address) => [address.path, (site: SiteContent) => pageOf(site, address)]),
)

type Address = (typeof addresses)[number]

/** A line that is temporarily not offered keeps its page: its text says so, and no price is shown. */
function lineOf(site: SiteContent, { code, ...place }: Address): Line {
  const channel = site.options.channels.find((each) => each.code === code)
  const reading = readingOf(site, `channel-${code}`, channel?.text ?? code)
  const charges = site.charges.filter(({ channelId }) => channelId === channel?.id)
  return { ...place, name: channel?.text ?? reading.title, channelId: channel?.id ?? null, reading, charges }
}

function pageOf(site: SiteContent, address: Address): SitePage {
  const line = lineOf(site, address)
  const others = addresses.filter((each) => each !== address).map((each) => lineOf(site, each))
  const { name, path, channelId, reading, charges } = line
  const { description } = reading
  return {
    path,
    title: name,
    description,
    changedAt: latest(reading.changedAt, lastChange(charges)),
    structured: channelId === null ? [] : [service(site, { name, description, channelIds: [channelId] })],
    content: <LinePage site={site} line={line} others={others} />,
  }
}
