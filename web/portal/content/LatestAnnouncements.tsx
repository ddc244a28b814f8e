import { Anchor, Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { articles } from '#contract/content.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { ArticleList } from './ArticleList.tsx'
import { text } from './text.ts'

/** The newest announcements on the member's home. */
export function LatestAnnouncements() {
  const t = useText(text)
  const list = useRead(articles.list, { kind: 'announcement', page: 1, pageSize: 3 })
  return (
    <Card
      title={t.latest}
      actions={
        <Anchor component={Link} to={paths.announcement}>
          {t.all}
        </Anchor>
      }
    >
      <Loaded
        query={list}
        skeleton={<Skeleton height={160} radius="md" />}
        isEmpty={(page) => page.list.length === 0}
        empty={<p className="muted">{t.emptySentence}</p>}
      >
        {(page) => <ArticleList articles={page.list} label={t.latest} short />}
      </Loaded>
    </Card>
  )
}
