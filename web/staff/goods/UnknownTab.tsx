import { staffGoodsWords } from '#contract/goods-check.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { pageNumber } from '#web/kit/list/use-url-filters.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { When } from '#web/kit/look/When.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { StaffList } from '#web/staff/StaffList.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { text } from './text.ts'
import { WordDialog, type WordToSort } from './WordDialog.tsx'

type Unknown = Output<typeof staffGoodsWords.listUnknown>['list'][number]
const pageSize = 20

/** The words that visitors asked about and nothing answers, the most asked first. */
export function UnknownTab({ page }: { readonly page: string }) {
  const t = useText(text)
  const may = useMay()
  const [sorted, setSorted] = useState<WordToSort | null>(null)
  const query = useRead(staffGoodsWords.listUnknown, { page: pageNumber(page), pageSize }, { keep: true, fresh: true })
  const columns: readonly Column<Unknown>[] = [
    { key: 'asked', label: t.asked, render: (row) => <strong>{row.text}</strong>, tableOnly: true },
    { key: 'times', label: t.times, render: (row) => <span className="num">{row.times}</span>, align: 'end' },
    { key: 'last', label: t.lastSeen, render: (row) => <When at={row.lastSeenAt} /> },
  ]
  const { data } = query
  return (
    <>
      <StaffList
        query={{ ...query, data: data && { ...data, totalCapped: false } }}
        rowKey={(row) => row.id}
        label={t.unknown}
        columns={columns}
        cardTitle={(row) => <strong>{row.text}</strong>}
        {...(may(staffGoodsWords.settle)
          ? { actions: (row: Unknown) => <Settle unknown={row} onSort={setSorted} /> }
          : {})}
        empty={<Empty title={t.noUnknown} sentence={t.noUnknownSentence} />}
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
