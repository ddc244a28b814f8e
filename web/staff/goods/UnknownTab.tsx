import { staffGoodsWords } from '#contract/goods-check.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { When } from '#web/kit/look/When.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { FilterBar } from '#web/staff/lists/FilterBar.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { text } from './text.ts'
import { WordDialog, type WordToSort } from './WordDialog.tsx'

type Unknown = Output<typeof staffGoodsWords.listUnknown>['list'][number]
const pageSize = 20

interface UnknownProps {
  readonly filters: Readonly<Record<'q' | 'after', string>>
  readonly onChange: (changes: Partial<Record<'q' | 'after', string>>) => void
}

/** The words that visitors asked about and nothing answers, the most asked first. */
export function UnknownTab({ filters: { q, after }, onChange }: UnknownProps) {
  const t = useText(text)
  const lists = useText(listsText)
  const may = useMay()
  const [sorted, setSorted] = useState<WordToSort | null>(null)
  const asked = q ? { keyword: q } : {}
  const query = useRead(
    staffGoodsWords.listUnknown,
    { ...asked, pageSize, ...(after ? { after } : {}) },
    { keep: true, fresh: true },
  )
  const columns: readonly Column<Unknown>[] = [
    { key: 'asked', label: t.asked, render: (row) => <strong>{row.text}</strong>, tableOnly: true },
    { key: 'times', label: t.times, render: (row) => <span className="num">{row.times}</span>, align: 'end' },
    { key: 'last', label: t.lastSeen, render: (row) => <When at={row.lastSeenAt} /> },
  ]
  const { data } = query
  return (
    <>
      <FilterBar
        q={q}
        maxLength={40}
        onSearch={onChange}
        actions={
          <ExportButton<Unknown>
            file="unknown-goods-words"
            headings={[t.asked, t.times, t.firstSeen, t.lastSeen]}
            cells={({ text: word, times, firstSeenAt, lastSeenAt }) => [word, times, firstSeenAt, lastSeenAt]}
            read={(from) => call(staffGoodsWords.listUnknown, { ...asked, pageSize: 100, after: from ?? undefined })}
          />
        }
      />
      <EntryList
        query={query}
        rowKey={(row) => row.id}
        label={t.unknown}
        columns={columns}
        cardTitle={(row) => <strong>{row.text}</strong>}
        {...(may(staffGoodsWords.settle)
          ? { actions: (row: Unknown) => <Settle unknown={row} onSort={setSorted} /> }
          : {})}
        after={after}
        onTurn={(next) => onChange({ after: next })}
        empty={
          q === '' ? (
            <Empty title={t.noUnknown} sentence={t.noUnknownSentence} />
          ) : (
            <NoMatch words={lists} onClear={() => onChange({ q: '', after: '' })} />
          )
        }
      />
      <WordDialog word={sorted} categories={data?.categories ?? []} onClose={() => setSorted(null)} />
    </>
  )
}

interface SettleProps {
  readonly unknown: Unknown
  readonly onSort: (word: WordToSort) => void
}

function Settle({ unknown: { id, text: word }, onSort }: SettleProps) {
  const t = useText(text)
  const dismiss = useWrite(staffGoodsWords.settle, {
    refreshes: [staffGoodsWords.listUnknown],
    onDone: () => showSuccess(t.fill('done', { word })),
  })
  const ask = async () => {
    const question = { title: t.fill('dismissTitle', { word }), sentence: t.dismissSentence, confirm: t.noGoods }
    if (await confirmed(question)) dismiss.mutate({ id })
  }
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => onSort({ word, categoryCode: '', unknownId: id })}>
        {t.sortIt}
        <OfRow name={word} />
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" loading={dismiss.isPending} onClick={() => void ask()}>
        {t.noGoods}
        <OfRow name={word} />
      </Button>
      {dismiss.error && <FormAlert error={dismiss.error}>{dismiss.error.message}</FormAlert>}
    </>
  )
}
