import type { SiteContent } from '#contract/site-content.ts'
import { NotOpen } from '#web/shared/channels/NotOpen.tsx'
import { paths } from '#web/paths.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { latest } from '#web/site/pages/reading/reading-of.ts'
import { lastChange, TariffTables } from '#web/site/pages/reading/TariffTables.tsx'
import { TextPage } from '#web/site/pages/reading/TextPage.tsx'
import { OpenList } from './OpenList.tsx'
import { ServiceEntry } from './ServiceEntry.tsx'

/** Consolidation to Southeast Asia, with Malaysia on its own page. */
export const southeastPages: SitePages = { [paths.southeast]: southeast, [paths.malaysia]: malaysiaFreight }

function southeast(site: SiteContent): SitePage {
  return pageOfText(site, 'southeast', (reading, titles) => ({
    content: (
      <TextPage
        reading={reading}
        actions={
          <>
            <ServiceEntry isOpen={site.config.features.southeastOpen} />
            <ActionLink to={paths.malaysia}>{titles.malaysia}</ActionLink>
            <ActionLink to={paths.survey}>{titles.survey}</ActionLink>
          </>
        }
      >
        <OpenList site={site} />
      </TextPage>
    ),
  }))
}

/** The tariff rows for Malaysia, then what is special about sending there. */
function malaysiaFreight(site: SiteContent): SitePage {
  const charges = site.charges.filter(({ destinationCode }) => destinationCode === 'MY')
  return pageOfText(site, 'malaysia', (reading, titles) => ({
    changedAt: latest(reading.changedAt, lastChange(charges)),
    content: (
      <TextPage
        reading={reading}
        actions={
          <>
            <ActionLink to={paths.siteCalculator} isMain>
              {titles.siteCalculator}
            </ActionLink>
            <ActionLink to={paths.southeast}>{titles.southeast}</ActionLink>
          </>
        }
      >
        {charges.some(({ open }) => !open) && <NotOpen />}
        <TariffTables site={site} charges={charges} />
      </TextPage>
    ),
  }))
}
