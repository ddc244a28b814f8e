import { noArticle } from '#contract/article-path.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { organization } from '#web/site/render/structured.ts'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { latest } from '#web/site/pages/reading/reading-of.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { AboutFrame } from './AboutFrame.tsx'
import { text } from './about.text.ts'
import { archiveAfterList, archivePages } from './archive.tsx'
import { articlePages } from './articles.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ContactPlace } from './ContactPlace.tsx'
import { listOf } from './list-of.ts'
import { MissingPage } from './MissingPage.tsx'
import { ProfileText } from './ProfileText.tsx'

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
  return pageOfText(site, 'about', (reading) => ({
    structured: [organization(site)],
    content: (
      <AboutFrame at={paths.about} title={reading.title} lead={reading.lead}>
        <ProfileText reading={reading} />
      </AboutFrame>
    ),
  }))
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
      <AboutFrame at={path} title={title} sentence={description}>
        <ArticleList articles={articles} archive={archiveAfterList(site, kind)} />
      </AboutFrame>
    ),
  }
}

function contact(site: SiteContent): SitePage {
  const titles = textIn(routeTitles, site.language)
  const t = textIn(text, site.language)
  return {
    path: paths.contact,
    title: titles.contact,
    description: t.contactLead,
    structured: [organization(site)],
    content: (
      <AboutFrame at={paths.contact} title={titles.contact} sentence={t.contactLead}>
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
      <AboutFrame at={null} title={t.missingTitle} sentence={t.missingSentence}>
        <MissingPage />
      </AboutFrame>
    ),
  }
}
