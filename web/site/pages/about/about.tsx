import { noArticle } from '#contract/article-path.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { organization } from '#web/site/render/structured.ts'
import { entriesOf } from '#web/site/pages/reading/entries.ts'
import { Facts } from '#web/site/pages/reading/Facts.tsx'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import readingStyles from '#web/site/pages/reading/reading.module.css'
import { latest } from '#web/site/pages/reading/reading-of.ts'
import { LinksCard, SideCards, StepsCard } from '#web/site/pages/reading/SideCards.tsx'
import { text as sideText } from '#web/site/pages/reading/side.text.ts'
import { anchorsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import { AboutFrame } from './AboutFrame.tsx'
import { text } from './about.text.ts'
import { archiveAfterList, archivePages } from './archive.tsx'
import { articlePages } from './articles.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ContactPlace } from './ContactPlace.tsx'
import { listOf } from './list-of.ts'
import { MissingWays } from './MissingWays.tsx'

/** The company pages: four sections, with articles below two of them. */
export const aboutPages = (site: SiteContent): SitePages => ({
  [paths.about]: profile,
  [paths.notices]: () => articleList(site, 'announcement'),
  [paths.industry]: () => articleList(site, 'industry'),
  [paths.contact]: contact,
  ...articlePages(site),
  ...archivePages(site, 'announcement'),
  ...archivePages(site, 'industry'),
  [noArticle]: missing,
})

function profile(site: SiteContent): SitePage {
  return pageOfText(site, 'about', ({ title, lead, blocks, changedAt }) => {
    const anchors = anchorsOf(blocks)
    return {
      structured: [organization(site)],
      content: (
        <AboutFrame
          at={paths.about}
          title={title}
          lead={lead}
          picture="hero-west"
          facts={changedAt && <Facts changedAt={changedAt} />}
          contents={entriesOf(blocks, anchors)}
          side={<SideCards site={site} />}
          after={<NextReads site={site} of={['tutorial', 'weigh-and-doubt', 'kongFreight']} />}
        >
          <div className={readingStyles.prose}>
            <Blocks blocks={blocks} anchors={anchors} />
          </div>
        </AboutFrame>
      ),
    }
  })
}

function articleList(site: SiteContent, kind: 'announcement' | 'industry'): SitePage {
  const t = textIn(text, site.language)
  const { path, title } = listOf(kind, site.language)
  const description = kind === 'industry' ? t.industryLead : t.noticesLead
  const articles = site.articles.filter((article) => article.kind === kind)
  return {
    path,
    title,
    description,
    changedAt: latest(...articles.map(({ updatedAt }) => updatedAt)),
    content: (
      <AboutFrame
        at={path}
        title={title}
        sentence={description}
        picture={kind === 'industry' ? 'guide' : undefined}
        side={<SideCards site={site} />}
      >
        <ArticleList articles={articles} archive={archiveAfterList(site, kind)} />
      </AboutFrame>
    ),
  }
}

function contact(site: SiteContent): SitePage {
  const titles = textIn(routeTitles, site.language)
  const t = textIn(text, site.language)
  const side = (
    <>
      <StepsCard
        title={textIn(sideText, site.language).next}
        steps={[t.contactNumber, t.contactRead, t.contactReply]}
      />
      <LinksCard title={t.before} places={['helpCenter', 'parcelTrack', 'orderTrack', 'contraband']} />
    </>
  )
  return {
    path: paths.contact,
    title: titles.contact,
    description: t.contactLead,
    structured: [organization(site)],
    content: (
      <AboutFrame at={paths.contact} title={titles.contact} sentence={t.contactLead} side={side}>
        <ContactPlace site={site} />
      </AboutFrame>
    ),
  }
}

/** Returned with status 404 for an article that does not exist, or no longer does. */
function missing(site: SiteContent): SitePage {
  const titles = textIn(routeTitles, site.language)
  const t = textIn(text, site.language)
  return {
    path: noArticle,
    title: titles.notFound,
    description: t.missingSentence,
    isUnlisted: true,
    content: (
      <AboutFrame
        at={null}
        title={t.missingTitle}
        sentence={t.missingSentence}
        picture="cat-lost"
        actions={<MissingWays />}
        after={<NextReads site={site} of={['tutorial', 'contraband', 'kongFreight']} />}
      />
    ),
  }
}
