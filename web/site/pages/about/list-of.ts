import type { SiteArticleHead } from '#contract/site-content.ts'
import type { Language } from '#domain/language.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'

export function listOf(kind: SiteArticleHead['kind'], language: Language) {
  const titles = textIn(routeTitles, language)
  return kind === 'industry'
    ? { path: paths.industry, title: titles.industry }
    : { path: paths.notices, title: titles.notices }
}
