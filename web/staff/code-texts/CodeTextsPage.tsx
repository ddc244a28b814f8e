import { codeTextKinds, codeTextStates, staffCodeTexts } from '#contract/code-texts.ts'
import { pickText } from '#contract/wire/language.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Parts } from '#web/kit/look/Parts.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { text as mailsText } from '#web/staff/mails/text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { rowNow } from '#web/staff/use-meanwhile.ts'
import { nameCells } from '#web/staff/places/field.ts'
import { text as placesText } from '#web/staff/places/text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type CodeText, stateOf, wordsNow } from './code-text.ts'
import { CodeTextDialog } from './CodeTextDialog.tsx'
import { CodeTextHistory } from './CodeTextHistory.tsx'
import styles from './code-texts.module.css'
import { text } from './text.ts'

const everything = { q: '', kind: '', state: '', after: '' }
const pageSize = 50
const tones = { own: 'hand', wrong: 'bad', shipped: 'done' } as const

const isSame = (one: CodeText, other: CodeText) => one.key === other.key

/** B-CO-15: what the server's answers say, as we ship it and as the house words it. */
export function CodeTextsPage() {
  const t = useText(text)
  const mails = useText(mailsText)
  const places = useText(placesText)
  const lists = useText(listsText)
  const [filters, setFilters] = useUrlFilters(everything)
  const [changed, setChanged] = useState<CodeText | null>(null)
  const [looked, setLooked] = useState<CodeText | null>(null)
  const { q, after } = filters
  const asked = {
    keyword: q || undefined,
    kind: codeTextKinds.find((kind) => kind === filters.kind),
    state: codeTextStates.find((state) => state === filters.state),
  }
  const query = useRead(
    staffCodeTexts.list,
    { ...asked, pageSize, ...(after === '' ? {} : { after }) },
    { keep: true, fresh: true },
  )
  const columns: readonly Column<CodeText>[] = [
    {
      key: 'code',
      label: mails.code,
      render: ({ key, kind }) => (
        <>
          <Code of={key} />
          <div className="muted">{t[kind]}</div>
        </>
      ),
      tableOnly: true,
    },
    {
      key: 'words',
      label: t.words,
      render: (row) => <span className={styles.words}>{pickText(wordsNow(row), t.language)}</span>,
    },
    { key: 'kind', label: t.kind, render: ({ kind }) => t[kind], cardOnly: true },
    { key: 'place', label: t.place, render: ({ place }) => t[place] },
    {
      key: 'wording',
      label: t.wording,
      render: (row) => <StatusTag tone={tones[stateOf(row)]}>{mails[stateOf(row)]}</StatusTag>,
    },
    {
      key: 'changed',
      label: mails.changed,
      render: ({ changedBy, changedAt }) =>
        changedAt === null ? (
          <span className="muted">—</span>
        ) : (
          <>
            {changedBy} <When at={changedAt} />
          </>
        ),
    },
  ]
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <ExportButton<CodeText>
          file="message-texts"
          headings={[
            ...[mails.code, t.kind, t.place, t.wording],
            ...[`${mails.shipped} cn`, `${mails.shipped} en`, `${mails.shipped} sh`, 'cn', 'en', 'sh', mails.changed],
          ]}
          cells={(row) => [
            ...[row.key, t[row.kind], t[row.place], mails[stateOf(row)]],
            ...[...nameCells(row.default), ...nameCells(wordsNow(row)), row.changedBy ?? ''],
          ]}
          read={(from) => call(staffCodeTexts.list, { ...asked, pageSize: 100, after: from ?? undefined })}
        />
      }
    >
      <p className="muted">{t.limits}</p>
      <div className={desk.filters}>
        <SearchField
          className={desk.search}
          label={lists.search}
          value={q}
          maxLength={60}
          onSearch={(typed) => setFilters({ q: typed, after: '' })}
        />
        <FilterChoice
          label={t.kind}
          any={places.any}
          value={filters.kind}
          options={codeTextKinds.map((value) => ({ value, label: t[value] }))}
          onChange={(kind) => setFilters({ kind, after: '' })}
        />
        <FilterChoice
          label={t.wording}
          any={places.any}
          value={filters.state}
          options={codeTextStates.map((value) => ({ value, label: mails[value] }))}
          onChange={(state) => setFilters({ state, after: '' })}
        />
      </div>
      <EntryList
        query={query}
        rowKey={({ key }) => key}
        label={t.list}
        columns={columns}
        cardTitle={({ key }) => <Code of={key} />}
        actions={(row) => (
          <>
            <Button size="compact-sm" variant="default" onClick={() => setChanged(row)}>
              {t.edit}
              <OfRow name={row.key} />
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setLooked(row)}>
              {mails.history}
              <OfRow name={row.key} />
            </Button>
          </>
        )}
        after={after}
        onTurn={(next) => setFilters({ after: next })}
        empty={<NoMatch words={lists} onClear={() => setFilters(everything)} />}
      />
      <CodeTextDialog changed={changed && rowNow(changed, query.data?.list, isSame)} onClose={() => setChanged(null)} />
      <CodeTextHistory looked={looked} onClose={() => setLooked(null)} />
    </Page>
  )
}

const Code = ({ of }: { readonly of: string }) => (
  <code className={styles.code}>
    <Parts of={of} />
  </code>
)
