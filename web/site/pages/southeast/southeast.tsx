import type { SiteMaterial } from '#contract/site-material.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import type { SitePage, SiteRoom } from '#web/site/ahead/page.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { latest, readingOf } from '#web/site/pages/reading/reading-of.ts'
import { lastChange, TariffTables } from '#web/site/pages/reading/TariffTables.tsx'
import { TextPage } from '#web/site/pages/reading/TextPage.tsx'
import { textIn } from '#web/text/use-text.ts'
import { ServiceEntry } from './ServiceEntry.tsx'

/** Consolidation to Southeast Asia, and Malaysia by itself. */
export const southeastPages: SiteRoom = (material) => [southeast(material), malaysiaFreight(material)]

function southeast(material: SiteMaterial): SitePage {
  const titles = textIn(routeTitles, material.language)
  const reading = readingOf(material, 'southeast', titles.southeast)
  return {
    path: paths.southeast,
    title: titles.southeast,
    description: reading.description,
    changedAt: reading.changedAt,
    content: (
      <TextPage
        reading={reading}
        actions={
          <>
            <ServiceEntry isOpen={material.config.features.southeastOpen} />
            <ActionLink to={paths.malaysia}>{titles.malaysia}</ActionLink>
            <ActionLink to={paths.survey}>{titles.survey}</ActionLink>
          </>
        }
      />
    ),
  }
}

/** The tariff rows for Malaysia, then what is special about sending there. */
function malaysiaFreight(material: SiteMaterial): SitePage {
  const titles = textIn(routeTitles, material.language)
  const reading = readingOf(material, 'malaysiaFreight', titles.malaysia)
  const charges = material.charges.filter(({ destinationCode }) => destinationCode === 'MY')
  return {
    path: paths.malaysia,
    title: titles.malaysia,
    description: reading.description,
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
        <TariffTables material={material} charges={charges} />
      </TextPage>
    ),
  }
}
