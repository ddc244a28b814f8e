import { articles, pages, site } from '#contract/content.ts'
import { helpSearch } from '#contract/help-search.ts'
import { staffArticles, staffContent, staffPages } from '#contract/content-office.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { list } from './articles.ts'
import { formOptions } from './form-options.ts'
import { health } from '#server/health/health.ts'
import { search } from './help-search.ts'
import * as office from './office-articles.ts'
import { discardDraft, getOne, listAll, save } from './office-pages.ts'
import { preview, versions } from './office-reading.ts'
import { get } from './pages.ts'
import { getConfig } from './site-config.ts'

export const routes: readonly Route[] = [
  ...bind(site, { health, formOptions, getConfig }),
  ...bind(articles, { list }),
  ...bind(pages, { get }),
  ...bind(helpSearch, { search }),
  ...bind(staffArticles, {
    list: office.list,
    get: office.get,
    create: office.create,
    update: office.update,
    publish: office.publish,
    unpublish: office.unpublish,
    discardDraft: office.discardDraft,
    delete: office.remove,
  }),
  ...bind(staffPages, { list: listAll, get: getOne, save, discardDraft }),
  ...bind(staffContent, { preview, versions }),
]
