import { articles, pages, site } from '#contract/content.ts'
import { bind, type Route } from '#server/bind.ts'
import { list } from './articles.ts'
import { formOptions } from './form-options.ts'
import { health } from './health.ts'
import { get } from './pages.ts'
import { getConfig } from './site-config.ts'

export const routes: readonly Route[] = [
  ...bind(site, { health, formOptions, getConfig }),
  ...bind(articles, { list }),
  ...bind(pages, { get }),
]
