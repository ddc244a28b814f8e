import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { destinationPage } from '#web/site/pages/destinations/destinations.tsx'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import { AskCard } from '#web/site/pages/reading/SideCards.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { latest } from '#web/site/pages/reading/reading-of.ts'
import { lastChange, TariffTables } from '#web/site/pages/reading/TariffTables.tsx'
import { TextPage } from '#web/site/pages/reading/TextPage.tsx'

/** Consolidation to Hong Kong: how it works, and what it costs. */
export const hongKongPages: SitePages = { [paths.kongFreight]: kongFreight, [paths.charges]: kongFreightCharges }

function kongFreight(site: SiteContent): SitePage {
  return destinationPage(site, 'kongFreight', {
    code: 'HK',
    picture: 'hong-kong',
    isHarbour: true,
    actions: (titles) => (
      <>
        <ActionLink to={paths.charges}>{titles.charges}</ActionLink>
        <ActionLink to={paths.tutorial}>{titles.tutorial}</ActionLink>
      </>
    ),
  })
}

/**
 * The tariff of the Hong Kong lines, row by row as orders are charged; the full text is below it,
 * because it refers to the list above.
 */
function kongFreightCharges(site: SiteContent): SitePage {
  const codes = site.options.destinations.filter(({ group }) => group === 'HK').map(({ code }) => code)
  const charges = site.charges.filter(({ destinationCode }) => codes.includes(destinationCode))
  return pageOfText(site, 'charges', (reading, titles) => ({
    changedAt: latest(reading.changedAt, lastChange(charges)),
    content: (
      <TextPage
        reading={{ ...reading, lead: [], blocks: [...reading.lead, ...reading.blocks] }}
        hasContents
        isDated
        parent={{ path: paths.kongFreight, name: titles.kongFreight }}
        side={<AskCard />}
        after={<NextReads site={site} of={['reading-a-freight-bill', 'how-volume-weight-works', 'weigh-and-doubt']} />}
        actions={
          <ActionLink to={paths.siteCalculator} isMain>
            {titles.siteCalculator}
          </ActionLink>
        }
      >
        <TariffTables site={site} charges={charges} />
      </TextPage>
    ),
  }))
}
