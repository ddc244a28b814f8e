import { staffCouriers } from '#contract/reference.ts'
import type { Output } from '#contract/wire/operation.ts'
import { courierGuesses } from '#domain/courier-guess.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { nameCells, nameHeadings, nameOf } from './field.ts'
import { askOf, type Filtered, Filters } from './Filters.tsx'
import { EntryName, EntryState, useKeeper } from './Keeper.tsx'
import type { Noun } from './noun.ts'
import { text as ownText } from './reference.text.ts'
import { text } from './text.ts'

type Courier = Output<typeof staffCouriers.list>['list'][number]
const pageSize = 50

export function CouriersTab({ filters, onChange }: Filtered) {
  const t = useText(ownText)
  const shared = useText(text)
  const lists = useText(listsText)
  const { q, state, after } = filters
  const asked = { ...askOf(filters), ...(state ? { active: state === 'on' } : {}) }
  const query = useRead(staffCouriers.list, { pageSize, ...asked }, { keep: true, fresh: true })
  const { add, actions, dialogs } = useKeeper(useNoun(), query.data?.list)
  const columns: readonly Column<Courier>[] = [
    { key: 'name', label: shared.name, render: (row) => <EntryName entry={row} code={row.code} />, tableOnly: true },
    { key: 'pattern', label: t.pattern, render: (row) => (row.trackingHint ? <code>{row.trackingHint}</code> : '—') },
    { key: 'sort', label: shared.sort, render: (row) => <span className="num">{row.sort}</span>, align: 'end' },
    { key: 'state', label: shared.state, render: (row) => <EntryState isOn={row.active} /> },
  ]
  return (
    <>
      <Filters
        filters={filters}
        onChange={onChange}
        actions={
          <>
            <ExportButton<Courier>
              file="couriers"
              headings={[shared.code, ...nameHeadings(shared), t.pattern, shared.sort, shared.state]}
              cells={({ code, name, trackingHint, sort, active }) => [
                ...[code, ...nameCells(name), trackingHint, sort],
                active ? shared.active : shared.suspended,
              ]}
              read={(from) => call(staffCouriers.list, { ...asked, after: from ?? undefined, pageSize: 100 })}
            />
            {add}
          </>
        }
      />
      <TryNumber />
      <EntryList
        query={query}
        rowKey={(row) => row.code}
        label={t.couriers}
        columns={columns}
        cardTitle={(row) => <EntryName entry={row} code={row.code} />}
        actions={actions}
        after={after}
        onTurn={(next) => onChange({ after: next })}
        empty={
          q || state ? (
            <NoMatch words={lists} onClear={() => onChange({ q: '', state: '', after: '' })} />
          ) : (
            <Empty title={t.noCouriers} sentence={t.noCouriersSentence} />
          )
        }
      />
      {dialogs}
    </>
  )
}

/** Which courier a number would be guessed to be, among all active ones, whatever the list is filtered by. */
function TryNumber() {
  const t = useText(ownText)
  const [number, setNumber] = useState('')
  const typed = number.trim().toUpperCase()
  const couriers = useRead(staffCouriers.list, { active: true, pageSize: 100 }, { fresh: true }).data?.list ?? []
  const patterns = couriers.map(({ code, trackingHint }) => ({ code, pattern: trackingHint }))
  const guessed = courierGuesses(typed, patterns).map((code) =>
    nameOf(couriers.find((each) => each.code === code) ?? {}, t.language),
  )
  const answer =
    guessed.length === 0 ? t.noGuess : t.fill('guesses', { couriers: guessed.join(t.language === 'en' ? ', ' : '、') })
  return (
    <TextInput
      label={t.tryNumber}
      value={number}
      maxLength={32}
      onChange={(event) => setNumber(event.currentTarget.value)}
      description={typed === '' ? undefined : answer}
      inputWrapperOrder={['label', 'input', 'description']}
      maw={320}
    />
  )
}

function useNoun(): Noun {
  const t = useText(ownText)
  const shared = useText(text)
  return {
    kind: 'courier',
    key: 'code',
    fields: [
      { name: 'code', label: shared.code, kind: 'line', maxLength: 10, isFixed: true },
      { name: 'name', label: shared.name, kind: 'three' },
      { name: 'trackingHint', label: t.pattern, kind: 'line', isOptional: true, hint: t.patternHint },
      { name: 'sort', label: shared.sort, kind: 'whole' },
    ],
    addTitle: t.addCourier,
    create: staffCouriers.create,
    update: staffCouriers.update,
    state: 'active',
    suspendSentence: t.suspendCourier,
    refreshes: [staffCouriers.list],
  }
}
