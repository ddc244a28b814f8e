import type { SiteAssets, SiteContent } from '#contract/site-content.ts'
import { type Language, languages } from '#domain/language.ts'
import { siteTitle } from '#web/site/site-title.ts'
import { siteUrl } from '#web/paths.ts'
import { inLanguage } from '#web/kit/text/in-language.ts'
import type { SitePage } from './page.ts'
import { pieceOf } from './pieces.ts'
import { organization } from './structured.ts'
import { styleHere } from './used-style.ts'

interface HeadProps {
  readonly page: SitePage
  readonly site: SiteContent
  readonly assets: SiteAssets
}

/**
 * What browsers and search engines read first. The style is inlined, so that rendering does not wait for a second
 * response.
 */
export function Head({ page, site, assets }: HeadProps) {
  const { language, publicUrl, config } = site
  const address = (of: typeof language) => `${publicUrl}${siteUrl(inLanguage(page.path, of))}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{titleOf(page, site)}</title>
      <meta name="description" content={page.description} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#172036" />
      <meta name="format-detection" content="telephone=no" />
      <meta name="app-version" content={config.appVersion} />
      <link rel="icon" href={siteUrl('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={siteUrl('/icons/apple-180.png')} />
      <link rel="manifest" href={siteUrl(`/manifest.${language}.webmanifest`)} />
      {page.isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          {languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={`${publicUrl}${siteUrl(page.path)}`} />
        </>
      )}
      <Share page={page} site={site} address={page.isUnlisted ? null : address(language)} />
      <style>{styleHere}</style>
      <script>{pieceOf(assets.asked.code)}</script>
      <script type="module" data-hydrate={assets.parts.hydrate} data-analytics={assets.parts.analytics}>
        {pieceOf(assets.wake.code)}
      </script>
      <script type="application/ld+json">{pieceOf(structuredOf(page, site))}</script>
    </head>
  )
}

/** Tabs, search results and shared links name us; the home page's title begins with our name. */
const titleOf = ({ title, promise }: SitePage, { config }: SiteContent): string =>
  promise === undefined ? siteTitle(title, config.siteName) : siteTitle(config.siteName, promise)

interface ShareProps {
  readonly page: SitePage
  readonly site: SiteContent
  /** Null if the page has no address of its own. */
  readonly address: string | null
}

/** How the page looks when it is shared (Open Graph). */
function Share({ page, site, address }: ShareProps) {
  const { language, publicUrl, config } = site
  return (
    <>
      <meta property="og:type" content={page.article ? 'article' : 'website'} />
      {page.article && (
        <>
          <meta property="article:published_time" content={page.article.publishedAt} />
          <meta property="article:modified_time" content={page.article.updatedAt} />
        </>
      )}
      <meta property="og:site_name" content={config.siteName} />
      <meta property="og:title" content={titleOf(page, site)} />
      <meta property="og:description" content={page.description} />
      {address !== null && <meta property="og:url" content={address} />}
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:image" content={`${publicUrl}${siteUrl(`/share.${language}.png`)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const locales = { 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_HK', en: 'en_GB' } as const satisfies Record<Language, string>

/** A data block that browsers do not run; `<` is escaped, so that no text can end it. */
const structuredOf = ({ structured = [] }: SitePage, site: SiteContent): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': [organization(site), ...structured] }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
