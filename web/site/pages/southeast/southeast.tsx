import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { destinationPage } from '#web/site/pages/destinations/destinations.tsx'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { latest } from '#web/site/pages/reading/reading-of.ts'
import { lastChange, TariffTables } from '#web/site/pages/reading/TariffTables.tsx'
import { SoutheastPage } from './SoutheastPage.tsx'

/** Consolidation to Southeast Asia, with Malaysia on its own page. */
export const southeastPages: SitePages = { [paths.southeast]: southeast, [paths.malaysia]: malaysiaFreight }

function southeast(site: SiteContent): SitePage {
  return pageOfText(site, 'southeast', (reading) => ({
    changedAt: latest(reading.changedAt, lastChange(site.charges)),
    content: <SoutheastPage site={site} reading={reading} />,
  }))
}

/** As every destination, with each row of its tariff. */
function malaysiaFreight(site: SiteContent): SitePage {
  const charges = site.charges.filter(({ destinationCode }) => destinationCode === 'MY')
  return destinationPage(site, 'malaysia', {
    code: 'MY',
    picture: 'malaysia',
    actions: (titles) => <ActionLink to={paths.southeast}>{titles.southeast}</ActionLink>,
    tables: <TariffTables site={site} charges={charges} />,
  })
}
