import type { ReactNode } from 'react'
import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import type { routeTitles } from '#web/routes.text.ts'
import type { textIn } from '#web/kit/text/use-text.ts'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { latest } from '#web/site/pages/reading/reading-of.ts'
import { lastChange } from '#web/site/pages/reading/TariffTables.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { questions, service } from '#web/site/render/structured.ts'
import { DestinationPage } from './DestinationPage.tsx'
import { destinationOf } from './destination-of.ts'
import { StepsLink } from './StepsLink.tsx'
import { partsOf, plainQuestions, type TextParts } from './text-parts.ts'

/** Destinations with a page of their own, besides those that the specification names. */
export const destinationPages: SitePages = { [paths.taiwan]: taiwan, [paths.singapore]: singapore }

function taiwan(site: SiteContent): SitePage {
  return destinationPage(site, 'taiwan', {
    code: 'TW',
    picture: 'taiwan',
    stepPictures: ['ezway-1', 'ezway-2', 'ezway-3'],
    actions: (_titles, parts) => <StepsLink parts={parts} />,
  })
}

function singapore(site: SiteContent): SitePage {
  return destinationPage(site, 'singapore', {
    code: 'SG',
    picture: 'singapore',
    actions: (titles) => (
      <>
        <ActionLink to={paths.southeast}>{titles.southeast}</ActionLink>
        <ActionLink to={paths.survey}>{titles.survey}</ActionLink>
      </>
    ),
  })
}

type Titles = ReturnType<typeof textIn<typeof routeTitles>>

interface DestinationSpec {
  readonly code: string
  /** Stands on a strip of ground, or of water for a harbour. */
  readonly picture: IllustrationName
  readonly isHarbour?: boolean
  /** Of the first numbered list in its text that has as many steps. */
  readonly stepPictures?: readonly IllustrationName[]
  /** Beside the main button. */
  readonly actions: (titles: Titles, parts: TextParts) => ReactNode
  /** Between the pick-up points and the questions. */
  readonly tables?: ReactNode
}

/** The page of one destination, from its text, the tariff and what is known of it. */
export function destinationPage(
  site: SiteContent,
  place: Parameters<typeof pageOfText>[1],
  spec: DestinationSpec,
): SitePage {
  const destination = destinationOf(site, spec.code)
  return pageOfText(site, place, (reading, titles) => {
    const { title, description } = reading
    const parts = partsOf(reading.blocks)
    const asked = plainQuestions(parts)
    return {
      changedAt: latest(reading.changedAt, lastChange(destination.charges)),
      structured: [
        ...(destination.isOpen && destination.charges.length > 0
          ? [
              service(site, {
                name: title,
                description,
                channelIds: destination.lines.map(({ channelId }) => channelId),
                destinationCode: spec.code,
              }),
            ]
          : []),
        ...(asked.length > 0 ? [questions(asked)] : []),
      ],
      content: (
        <DestinationPage
          site={site}
          destination={destination}
          reading={reading}
          parts={parts}
          picture={spec.picture}
          isHarbour={spec.isHarbour ?? false}
          stepPictures={spec.stepPictures ?? []}
          actions={spec.actions(titles, parts)}
          tables={spec.tables}
        />
      ),
    }
  })
}
