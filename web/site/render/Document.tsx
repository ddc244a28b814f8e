import { storedCode } from '#contract/wire/language.ts'
import type { SiteAssets, SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { ConsentBar } from '#web/site/frame/ConsentBar.tsx'
import { Dock } from '#web/site/frame/Dock.tsx'
import { frameText } from '#web/site/frame/frame.text.ts'
import { Footer } from '#web/site/frame/Footer.tsx'
import { Header } from '#web/site/frame/Header.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Head } from './Head.tsx'
import type { SitePage } from './page.ts'

interface DocumentProps {
  readonly page: SitePage
  readonly site: SiteContent
  readonly assets: SiteAssets
}

/** A whole public page: the head, and the same frame around every content. */
export function Document({ page, site, assets }: DocumentProps) {
  const t = useText(frameText)
  const { language, config } = site
  return (
    <html lang={language} data-code={storedCode[language]}>
      <Head page={page} site={site} assets={assets} />
      <body>
        <a href="#main" className="skip-link">
          {t.toContent}
        </a>
        <Header contacts={config.customerService} siteName={config.siteName} current={page.path} />
        <main id="main" tabIndex={-1}>
          {page.content}
        </main>
        <Footer contacts={config.customerService} siteName={config.siteName} />
        <ConsentBar analytics={site.analytics} asksAgain={page.path === paths.privacyPolicy} />
        <Dock contacts={config.customerService} />
      </body>
    </html>
  )
}
