import { staffArticles } from '#contract/content-office.ts'
import { pickText } from '#contract/wire/language.ts'
import { useRead } from '#web/client/queries.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { Skeleton } from '@mantine/core'
import { useParams } from 'react-router'
import { State } from './article-columns.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import { text } from './text.ts'

/** B-CO-01: one notice or article, as it is written and as visitors read it. */
export function ArticlePage() {
  const t = useText(text)
  const { id = '' } = useParams()
  const query = useRead(staffArticles.get, { id }, { fresh: true })
  const article = query.data
  return (
    <Page
      title={article ? pickText(article.title, t.language) : t.title}
      back={staffPaths.articles}
      actions={article && <ArticleActions article={article} />}
    >
      <Loaded query={query} skeleton={<Skeleton height={640} />}>
        {(found) => (
          <>
            <State article={found} />
            <ArticleEditor key={found.id} newest={found} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
