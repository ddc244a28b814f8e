import type { ReactNode } from 'react'
import { paths, siteUrl } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { ReadingPage, type ReadingPageProps } from '#web/site/pages/reading/ReadingPage.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { inLanguage } from '#web/kit/text/in-language.ts'
import { parseMarkdown } from '#web/kit/text/markdown.ts'
import styles from './about.module.css'

interface AboutFrameProps extends Omit<ReadingPageProps, 'menu' | 'parent'> {
  /** Which of the four sections this is, or the section it belongs to; null if neither. */
  readonly at: string | null
  /** In place of a lead from a text. */
  readonly sentence?: string
  readonly children?: ReactNode
}

/** The four sections of the company pages, and pages below them. */
export function AboutFrame({ at, sentence, lead, ...page }: AboutFrameProps) {
  const first = sentence ? parseMarkdown(sentence) : lead
  return <ReadingPage {...page} {...(first && { lead: first })} menu={<AboutMenu at={at} />} />
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
