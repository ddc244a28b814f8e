import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { consignees, consignors } from '#contract/addresses.ts'
import type { Output } from '#contract/wire/operation.ts'
import { text as allowanceText } from '#web/portal/allowances/text.ts'
import { type Standing, useAllowances } from '#web/portal/allowances/use-allowances.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { message } from '#contract/messages.ts'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { useConfirmDelete } from '#web/kit/message/confirm.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { AddressForm } from './AddressForm.tsx'
import { text } from './text.ts'

export type Address = Output<typeof consignees.list>['list'][number]
export type Book = typeof consignees | typeof consignors

interface AddressBookProps {
  readonly book: Book
  readonly title: string
  readonly lead: string
  readonly add: string
  /** Receivers need all five parts; for shippers, phone and postal code are optional. */
  readonly isComplete: boolean
}

/** One of the two address books: list, search, add, edit, delete (C-43 to C-48). */
export function AddressBook({ book, title, lead, add, isComplete }: AddressBookProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const [filters, setFilters] = useUrlFilters({ keyword: '', page: '1' })
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  const list = useRead(
    book.list,
    { keyword: filters.keyword, page: pageNumber(filters.page), pageSize: 20 },
    { keep: true },
  )
  const remove = useDelete(book)
  const shown = list.data?.list ?? []
  const standings = useAllowances(isComplete ? shown : [])
  const allowanceColumn = useAllowanceColumn(shown, standings)
  return (
    <Page title={title} lead={lead} actions={<Button onClick={() => setEditing('new')}>{add}</Button>}>
      <SearchField
        label={t.search}
        maxLength={50}
        maw={360}
        value={filters.keyword}
        onSearch={(keyword) => setFilters({ keyword })}
      />
      <LoadedList
        query={list}
        skeleton={<Skeleton height={220} radius="lg" />}
        empty={
          filters.keyword === '' ? (
            <Empty
              title={t.emptyTitle}
              sentence={t.emptySentence}
              action={<Button onClick={() => setEditing('new')}>{add}</Button>}
            />
          ) : (
            <Empty
              title={t.noMatchTitle}
              sentence={t.noMatchSentence}
              action={
                <Button variant="default" onClick={() => setFilters({ keyword: '' })}>
                  {t.clear}
                </Button>
              }
            />
          )
        }
      >
        {(data) => (
          <>
            <Rows
              label={title}
              rows={data.list}
              rowKey={(address) => address.id}
              cardTitle={(address) => address.name}
              columns={[...columnsIn(t), ...allowanceColumn]}
              actions={(address) => (
                <>
                  <Button variant="default" size="compact-md" onClick={() => setEditing(address)}>
                    {t.edit}
                    <OfRow name={address.name} />
                  </Button>
                  <Button
                    variant="default"
                    size="compact-md"
                    loading={remove.isDeleting(address)}
                    onClick={() => void remove.ask(address)}
                  >
                    {t.remove}
                    <OfRow name={address.name} />
                  </Button>
                </>
              )}
            />
            <Pager page={data.page} pageSize={data.pageSize} total={data.total} />
          </>
        )}
      </LoadedList>
      <Dialog
        opened={editing !== null}
        onClose={() => setEditing(null)}
        title={editing === 'new' ? add : t.editTitle}
        size="lg"
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': kit.close }}
      >
        {editing !== null && (
          <AddressForm
            book={book}
            address={editing === 'new' ? null : editing}
            isComplete={isComplete}
            onSaved={() => {
              setEditing(null)
              showSuccess(message('M-18', t.language))
            }}
          />
        )}
      </Dialog>
    </Page>
  )
}

function useDelete(book: Book) {
  const confirmDelete = useConfirmDelete()
  const t = useText(text)
  const write = useWrite(book.delete, {
    refreshes: [book.list],
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: showRefused,
  })
  return {
    isDeleting: (address: Address) => write.isPending && write.variables?.id === address.id,
    ask: async (address: Address) => {
      if (await confirmDelete(address.name)) write.mutate({ id: address.id })
    },
  }
}

/** Shown when one of the listed receivers lives in a country that counts shipments. */
function useAllowanceColumn(
  shown: readonly Address[],
  standings: readonly Standing[] | undefined,
): readonly Column<Address>[] {
  const t = useText(allowanceText)
  if (!standings?.some(({ allowance }) => allowance && allowance.entries > 0)) return []
  return [
    {
      key: 'allowance',
      label: t.column,
      render: (address) => {
        const { allowance, sent } = standings[shown.indexOf(address)] ?? { allowance: null, sent: 0 }
        if (!allowance || allowance.entries === 0) return '—'
        const words = t.fill('used', { sent, entries: allowance.entries })
        return sent >= allowance.entries ? (
          <StatusTag tone="wait">{words}</StatusTag>
        ) : (
          <span className="num">{words}</span>
        )
      },
    },
  ]
}

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly Column<Address>[] => [
  {
    key: 'name',
    label: t.name,
    tableOnly: true,
    render: (address) => address.name,
  },
  { key: 'phone', label: t.phone, render: (address) => <span className="num">{address.phone}</span> },
  { key: 'region', label: t.region, render: (address) => address.regionText },
  { key: 'address', label: t.address, render: (address) => address.address },
  { key: 'postalCode', label: t.postalCode, render: (address) => <span className="num">{address.postalCode}</span> },
  {
    key: 'default',
    label: t.defaultTag,
    render: (address) => (address.isDefault ? <StatusTag tone="done">{t.defaultTag}</StatusTag> : '—'),
  },
]
