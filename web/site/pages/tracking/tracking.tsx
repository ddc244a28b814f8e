import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { Island } from '#web/site/render/Island.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { AskCard, NotesCard } from '#web/site/pages/reading/SideCards.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import { parseMarkdown } from '#web/kit/text/markdown.ts'
import { LostCat } from './LostCat.tsx'
import type { Kind } from './numbers.ts'
import { TrackBox } from './TrackBox.tsx'
import { text } from './tracking.text.ts'

/** The same box, starting with the kind that the page is named after. */
export const trackingPages: SitePages = {
  [paths.parcelTrack]: (site) => pageFor(site, 'parcel'),
  [paths.orderTrack]: (site) => pageFor(site, 'order'),
}

function pageFor(site: SiteContent, kind: Kind): SitePage {
  const { language, options } = site
  const { couriers } = options
  const t = textIn(text, language)
  const title = textIn(routeTitles, language)[`${kind}Track`]
  const path = paths[`${kind}Track`]
  const lead = t[`${kind}Lead`]
  return {
    path,
    title,
    description: lead,
    content: (
      <ReadingPage
        title={title}
        lead={parseMarkdown(lead)}
        side={
          <>
            <NotesCard
              title={t.where}
              notes={[
                { name: t.trackingNumber, sentence: t.whereParcel },
                { name: t.orderNumber, sentence: t.whereOrder },
                { name: t.hidden, sentence: t.whereMore },
              ]}
            />
            <AskCard />
          </>
        }
        after={<NextReads site={site} of={['tutorial', 'weigh-and-doubt', 'hong-kong-customs-basics']} />}
      >
        <Island name="tracking" of={TrackBox} props={{ first: kind, path, couriers }} wakes="at-once" />
        <LostCat />
      </ReadingPage>
    ),
  }
}
