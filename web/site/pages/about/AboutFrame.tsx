import type { ReactNode } from 'react'
import { paths, siteUrl } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import readingStyles from '#web/site/pages/reading/reading.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { inLanguage } from '#web/kit/text/in-language.ts'
import type { Block } from '#web/kit/text/markdown.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './about.module.css'

interface AboutFrameProps {
  /** Which of the four sections this is, or the section it belongs to; null if neither. */
  readonly at: string | null
  readonly title: string
  readonly lead?: readonly Block[]
  readonly sentence?: string
  /** Shown above the title, such as the date of an article. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** The four sections of the company pages, and pages below them. */
export function AboutFrame({ at, title, lead = [], sentence, above, children }: AboutFrameProps) {
  return (
    <>
      <div className={readingStyles.head}>
        <div className={readingStyles.wrap}>
          <AboutMenu at={at} />
          {above}
          <h1 className={readingStyles.title}>{title}</h1>
          {(lead.length > 0 || sentence) && (
            <div className={readingStyles.lead}>{sentence ? <p>{sentence}</p> : <Blocks blocks={lead} />}</div>
          )}
        </div>
      </div>
      <div className={`${readingStyles.wrap} ${readingStyles.body}`}>
        <div className={readingStyles.main}>{children}</div>
      </div>
    </>
  )
}

/** Exactly these four; the current one is marked for everyone. */
function AboutMenu({ at }: { readonly at: string | null }) {
  const titles = useText(routeTitles)
  const places = [
    { path: paths.about, name: titles.companyProfile },
    { path: paths.notices, name: titles.notices },
    { path: paths.industry, name: titles.industry },
    { path: paths.contact, name: titles.contact },
  ]
  return (
    <nav className={styles.menu} aria-label={titles.about}>
      {places.map(({ path, name }) => (
        <a key={path} href={siteUrl(inLanguage(path, titles.language))} aria-current={path === at ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
