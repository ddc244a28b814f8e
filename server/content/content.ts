export { formOptions } from './form-options.ts'
export { listAddresses } from './articles.sql.ts'
export { findSiteRevision, publishedArticle, publishedArticles, publishedPages } from './published.ts'
export { getConfig } from './site-config.ts'
