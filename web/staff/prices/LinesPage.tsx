import { staffChannels } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { formatCm, formatKg } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { nameCells } from '#web/staff/places/field.ts'
import { rowNow } from '#web/staff/use-meanwhile.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { LineActions } from './LineActions.tsx'
import { LineDialog } from './LineDialog.tsx'
import { text } from './lines.text.ts'
import { askOf, isNarrowed, noFilters, OfficeFilters } from './OfficeFilters.tsx'

export type Line = Output<typeof staffChannels.list>['list'][number]

const pageSize = 50
const isSame = (one: Line, other: Line) => one.id === other.id

/** The lines, where each goes and what it takes (B-PR-01, 02). */
export function LinesPage() {
  const t = useText(text)
  const lists = useText(listsText)
  const [filters, setFilters] = useUrlFilters(noFilters)
  const [edited, setEdited] = useState<Line | 'new' | null>(null)
  const mayWrite = useMay()(staffChannels.create)
  const asked = askOf(filters)
  const from = filters.after ? { after: filters.after } : {}
  const query = useRead(staffChannels.list, { pageSize, ...asked, ...from }, { keep: true, fresh: true })
  const add = mayWrite && <Button onClick={() => setEdited('new')}>{t.addLine}</Button>
  return (
    <Page title={t.linesTitle} lead={t.linesLead} actions={add}>
      <OfficeFilters filters={filters} onChange={setFilters}>
        <ExportButton<Line>
          file="lines"
          headings={[t.code, 'cn', 'en', 'sh', t.status, t.goes, t.takes, t.limits]}
          cells={(line) => [
            ...[line.code, ...nameCells(line.name), line.active ? t.active : t.suspended],
            ...[goesTo(line, t), listed(line, t), limitsOf(line, t)],
          ]}
          read={(after) => call(staffChannels.list, { ...asked, after: after ?? undefined, pageSize: 100 })}
        />
      </OfficeFilters>
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.linesTitle}
        columns={columnsIn(t)}
        cardTitle={(line) => <Name line={line} />}
        {...(mayWrite ? { actions: (line: Line) => <LineActions line={line} onEdit={setEdited} /> } : {})}
        after={filters.after}
        onTurn={(next) => setFilters({ after: next })}
        empty={
          isNarrowed(filters) ? (
            <NoMatch words={lists} onClear={() => setFilters(noFilters)} />
          ) : (
            <Empty title={t.noLines} sentence={t.noLinesSentence} action={add} />
          )
        }
      />
      <LineDialog
        line={edited && edited !== 'new' ? rowNow(edited, query.data?.list, isSame) : edited}
        onClose={() => setEdited(null)}
      />
    </Page>
  )
}

type Words = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Words): readonly Column<Line>[] => [
  { key: 'name', label: t.name, render: (line) => <Name line={line} />, tableOnly: true },
  {
    key: 'status',
    label: t.status,
    render: ({ active }) => <StatusTag tone={active ? 'done' : 'bad'}>{active ? t.active : t.suspended}</StatusTag>,
  },
  {
    key: 'goes',
    label: t.goes,
    render: (line) => goesTo(line, t) || <span className="muted">{t.noPrice}</span>,
  },
  { key: 'takes', label: t.takes, render: (line) => listed(line, t) || '—' },
  { key: 'limits', label: t.limits, render: (line) => limitsOf(line, t) || t.none },
]

function Name({ line: { name, code, promise } }: { readonly line: Line }) {
  const { language } = useText(text)
  return (
    <div>
      <strong>{pickText(name, language)}</strong>
      <div className="muted">{code}</div>
      {pickText(promise, language) && <div className="muted">{pickText(promise, language)}</div>}
    </div>
  )
}

const goesTo = ({ destinations }: Line, t: Words) =>
  destinations.map(({ name }) => name).join(t.language === 'en' ? ', ' : '、')

const listed = ({ acceptsSensitive, needsPickUpPoint, largeCargo }: Line, t: Words) =>
  [
    ...(acceptsSensitive ? [t.sensitive] : []),
    ...(needsPickUpPoint ? [t.pickUp] : []),
    ...(largeCargo ? [t.largeCargo] : []),
  ].join(' · ')

const limitsOf = ({ weightLimitG, maxSideMm, maxSidesSumMm }: Line, t: Words) =>
  [
    ...(weightLimitG === null ? [] : [formatKg(weightLimitG)]),
    ...(maxSideMm === null ? [] : [`${t.maxSide} ${formatCm(maxSideMm)}`]),
    ...(maxSidesSumMm === null ? [] : [`${t.maxSidesSum} ${formatCm(maxSidesSumMm)}`]),
  ].join(' · ')
