import type { SiteMaterial } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { service } from '#web/site/render/structured.ts'
import { latest, readingOf } from '#web/site/pages/reading/reading-of.ts'
import { lastChange } from '#web/site/pages/reading/TariffTables.tsx'
import { type Line, LinePage } from './LinePage.tsx'

/** The six lines at the addresses given by the specification. */
const addresses = [
  { code: 'HK_PARCEL', path: paths.hkParcelLine },
  { code: 'HK_BULK', path: paths.hkBulkLine },
  { code: 'HK_PICKUP', path: paths.hkPickUpLine },
  { code: 'SEA_PARCEL', path: paths.seaParcelLine },
  { code: 'SEA_BULK', path: paths.seaBulkLine },
  { code: 'AIR', path: paths.airLine },
] as const

export const linePages: SitePages = Object.fromEntries(
  addresses.map((address) => [address.path, (material: SiteMaterial) => pageOf(material, address)]),
)

type Address = (typeof addresses)[number]

/** A line that is temporarily not offered keeps its page: its text says so, and no price is shown. */
function lineOf(material: SiteMaterial, { code, path }: Address): Line {
  const channel = material.options.channels.find((each) => each.code === code)
  const reading = readingOf(material, `channel-${code}`, channel?.text ?? code)
  const charges = material.charges.filter(({ channelId }) => channelId === channel?.id)
  return { name: channel?.text ?? reading.title, path, channelId: channel?.id ?? null, reading, charges }
}

function pageOf(material: SiteMaterial, address: Address): SitePage {
  const line = lineOf(material, address)
  const others = addresses.filter((each) => each !== address).map((each) => lineOf(material, each))
  const { name, path, channelId, reading, charges } = line
  const { description } = reading
  return {
    path,
    title: name,
    description,
    changedAt: latest(reading.changedAt, lastChange(charges)),
    structured: channelId === null ? [] : [service(material, { name, description, channelIds: [channelId] })],
    content: <LinePage material={material} line={line} others={others} />,
  }
}
