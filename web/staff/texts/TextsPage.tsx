import { staffPages } from '#contract/content-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { LastEdited } from '#web/staff/LastEdited.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { nameCells, nameHeadings } from '#web/staff/places/field.ts'
import { text as placesText } from '#web/staff/places/text.ts'
import { useSought } from '#web/staff/lists/use-sought.tsx'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { text } from './text.ts'

type Head = Output<typeof staffPages.list>['list'][number]

/** B-CO-05: the standing pages, those with placeholders first. */
export function TextsPage() {
  const t = useText(text)
  const places = useText(placesText)
  const query = useRead(staffPages.list, {}, { fresh: true })
  const { found, narrow, searchBar, emptyOr } = useSought(query, ({ slug, title }: Head) => [
    slug,
    ...Object.values(title),
  ])
  const { data } = found
  return (
    <Page title={t.title} lead={t.lead}>
      {searchBar(
        <ExportButton<Head>
          file="site-texts"
          headings={[places.code, ...nameHeadings(places), t.state, t.changed]}
          cells={({ slug, title, hasSample, hasDraft, editedBy, editedAt }) => [
            ...[slug, ...nameCells(title)],
            ...[[hasSample ? t.sample : t.published, ...(hasDraft ? [t.draft] : [])].join(', ')],
            [editedBy ?? t.asShipped, editedAt].join(' '),
          ]}
          read={async () => narrow(await call(staffPages.list, {}))}
        />,
      )}
      <EntryList
        query={{ ...found, data: data && { list: sampleFirst(data.list) } }}
        rowKey={({ slug }) => slug}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={(head) => pickText(head.title, t.language)}
        actions={(head) => <EditLink head={head} />}
        empty={emptyOr(<Empty title={t.empty} sentence={t.emptySentence} />)}
      />
    </Page>
  )
}

const sampleFirst = (list: readonly Head[]) =>
  list.toSorted((one, other) => Number(other.hasSample) - Number(one.hasSample))

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly Column<Head>[] => [
  { key: 'page', label: t.page, render: ({ title }) => pickText(title, t.language), tableOnly: true },
  { key: 'state', label: t.state, render: (head) => <State head={head} /> },
  {
    key: 'changed',
    label: t.changed,
    render: ({ editedBy, editedAt }) => <LastEdited by={editedBy} at={editedAt} shipped={t.asShipped} />,
  },
]

function State({ head: { hasSample, hasDraft } }: { readonly head: Head }) {
  const t = useText(text)
  return (
    <span className={desk.marks}>
      {hasSample ? <StatusTag tone="wait">{t.sample}</StatusTag> : <StatusTag tone="done">{t.published}</StatusTag>}
      {hasDraft && <StatusTag tone="hand">{t.draft}</StatusTag>}
    </span>
  )
}

function EditLink({ head: { slug, title } }: { readonly head: Head }) {
  const t = useText(text)
  return (
    <LinkButton to={staffPaths.textOf(slug)} variant="default" size="compact-md">
      {t.edit}
      <OfRow name={pickText(title, t.language)} />
    </LinkButton>
  )
}
