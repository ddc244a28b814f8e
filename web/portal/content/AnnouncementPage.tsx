import { Button, Skeleton, Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { articles } from '#contract/content.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatDay } from '#web/kit/text/format.ts'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Markdown } from '#web/kit/text/Markdown.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import styles from './Announcements.module.css'
import { ArticleList } from './ArticleList.tsx'
import { text } from './text.ts'

/** Our announcements, newest first; `?slug=` opens one with its text (C-54). */
export function AnnouncementPage() {
  const [params] = useSearchParams()
  const slug = params.get('slug')
  return slug ? <Announcement key={slug} slug={slug} /> : <Announcements />
}

function Announcements() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ word: '', page: '1' })
  const list = useRead(
    articles.list,
    { kind: 'announcement', keyword: filters.word, page: pageNumber(filters.page), pageSize: 10 },
    { keep: true, loading: t.loading },
  )
  const none = (
    <Empty
      title={t.noneTitle}
      sentence={t.noneSentence}
      action={
        <Button variant="default" onClick={() => setFilters({ word: '' })}>
          {t.clear}
        </Button>
      }
    />
  )
  return (
    <Page title={t.title} lead={t.lead}>
      <SearchField
        label={t.search}
        placeholder={t.searchHint}
        maxLength={50}
        maw={420}
        value={filters.word}
        onSearch={(word) => setFilters({ word })}
      />
      <LoadedList
        query={list}
        skeleton={<Skeleton height={320} radius="lg" />}
        empty={filters.word ? none : <Empty title={t.emptyTitle} sentence={t.emptySentence} />}
      >
        {(page) => (
          <Stack>
            <Card>
              <ArticleList articles={page.list} label={t.title} />
            </Card>
            <Pager page={page.page} pageSize={page.pageSize} total={page.total} />
          </Stack>
        )}
      </LoadedList>
    </Page>
  )
}

function Announcement({ slug }: { readonly slug: string }) {
  const t = useText(text)
  const read = useRead(articles.list, { slug, page: 1, pageSize: 1 }, { loading: t.loading })
  const article = read.data?.list[0]
  return (
    <Page
      title={article?.title ?? t.announcement}
      lead={article && formatDay(article.publishedAt, t.language)}
      back={paths.announcement}
    >
      <Loaded query={read} skeleton={<Skeleton height={420} radius="lg" />}>
        {() => (
          <Card>
            <Markdown text={article?.body ?? ''} />
            <p className={styles.more}>
              <Link to={paths.announcement}>{t.all}</Link>
            </p>
          </Card>
        )}
      </Loaded>
    </Page>
  )
}
