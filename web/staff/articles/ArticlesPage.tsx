import { staffArticles } from '#contract/content-office.ts'
import { pickText } from '#contract/wire/language.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { FilterBar } from '#web/staff/lists/FilterBar.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as placesText } from '#web/staff/places/text.ts'
import { text as siteText } from '#web/staff/texts/text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type ArticleHead, kindOf, kinds, stateOf, states } from './article.ts'
import { articleColumns, cellsOf, EditLink, headingsIn } from './article-columns.tsx'
import { NewArticle } from './NewArticle.tsx'
import { text } from './text.ts'

const everything = { q: '', kind: '', state: '', after: '' }
const pageSize = 20

/** B-CO-01: what the site tells its visitors, the newest first. */
export function ArticlesPage() {
  const t = useText(text)
  const places = useText(placesText)
  const lists = useText(listsText)
  const site = useText(siteText)
  const [filters, setFilters] = useUrlFilters(everything)
  const [isNewOpen, setNewOpen] = useState(false)
  const { q, after } = filters
  const asked = { keyword: q || undefined, kind: kindOf(filters.kind), state: stateOf(filters.state) }
  const query = useRead(
    staffArticles.list,
    { ...asked, pageSize, ...(after === '' ? {} : { after }) },
    { keep: true, fresh: true },
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <>
          <ExportButton<ArticleHead>
            file="articles"
            headings={headingsIn(t)}
            cells={(row) => cellsOf(row, t)}
            read={(from) => call(staffArticles.list, { ...asked, pageSize: 100, after: from ?? undefined })}
          />
          <Button onClick={() => setNewOpen(true)}>{t.add}</Button>
        </>
      }
    >
      <FilterBar q={q} onSearch={setFilters}>
        <FilterChoice
          label={t.kind}
          any={places.any}
          value={filters.kind}
          options={kinds.map((value) => ({ value, label: t[value] }))}
          onChange={(kind) => setFilters({ kind, after: '' })}
        />
        <FilterChoice
          label={t.state}
          any={places.any}
          value={filters.state}
          options={states.map((value) => ({ value, label: t[value] }))}
          onChange={(state) => setFilters({ state, after: '' })}
        />
      </FilterBar>
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={articleColumns(t, site.asShipped)}
        cardTitle={({ title }) => pickText(title, t.language)}
        actions={(row) => <EditLink article={row} />}
        after={after}
        onTurn={(next) => setFilters({ after: next })}
        empty={
          isFiltered(filters, everything) ? (
            <NoMatch words={lists} onClear={() => setFilters(everything)} />
          ) : (
            <Empty title={t.empty} sentence={t.emptySentence} />
          )
        }
      />
      <NewArticle isOpen={isNewOpen} onClose={() => setNewOpen(false)} />
    </Page>
  )
}
