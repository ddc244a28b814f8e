import { staffGoodsWords } from '#contract/goods-check.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { FilterBar } from '#web/staff/lists/FilterBar.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as placesText } from '#web/staff/places/text.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { text } from './text.ts'
import { WordDialog, type WordToSort } from './WordDialog.tsx'

type Known = Output<typeof staffGoodsWords.list>['list'][number]
type Filters = Readonly<Record<'q' | 'category' | 'after', string>>
const pageSize = 50

interface KnownProps {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

export function KnownTab({ filters: { q, category, after }, onChange }: KnownProps) {
  const t = useText(text)
  const places = useText(placesText)
  const lists = useText(listsText)
  const may = useMay()
  const [sorted, setSorted] = useState<WordToSort | null>(null)
  const asked = { ...(q ? { keyword: q } : {}), ...(category ? { categoryCode: category } : {}) }
  const query = useRead(
    staffGoodsWords.list,
    { pageSize, ...asked, ...(after ? { after } : {}) },
    { keep: true, fresh: true },
  )
  const categories = query.data?.categories ?? []
  const nameOf = (code: string | null) => {
    const found = categories.find((each) => each.code === code)
    return found ? t.fill('option', { verdict: t[found.verdict], name: pickText(found.name, t.language) }) : t.noGoods
  }
  const columns: readonly Column<Known>[] = [
    { key: 'word', label: t.word, render: ({ word }) => <strong>{word}</strong>, tableOnly: true },
    { key: 'category', label: t.category, render: ({ categoryCode }) => nameOf(categoryCode) },
    { key: 'by', label: t.addedBy, render: ({ addedBy }) => addedBy ?? t.shipped },
  ]
  const mayAssign = may(staffGoodsWords.assign)
  const move = ({ word, categoryCode }: Known) => (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => setSorted({ word, categoryCode: categoryCode ?? '', unknownId: null })}
    >
      {t.move}
      <OfRow name={word} />
    </Button>
  )
  return (
    <>
      <FilterBar
        q={q}
        maxLength={40}
        onSearch={onChange}
        actions={
          <>
            <ExportButton<Known>
              file="goods-words"
              headings={[t.word, t.category, t.addedBy]}
              cells={({ word, categoryCode, addedBy }) => [word, nameOf(categoryCode), addedBy ?? t.shipped]}
              read={(from) => call(staffGoodsWords.list, { ...asked, after: from ?? undefined, pageSize: 100 })}
            />
            {mayAssign && (
              <Button onClick={() => setSorted({ word: '', categoryCode: '', unknownId: null })}>{t.addWord}</Button>
            )}
          </>
        }
      >
        <FilterChoice
          label={t.category}
          any={places.any}
          value={category}
          options={categories.map(({ code }) => ({ value: code, label: nameOf(code) }))}
          onChange={(chosen) => onChange({ category: chosen, after: '' })}
        />
      </FilterBar>
      <EntryList
        query={query}
        rowKey={({ word }) => word}
        label={t.known}
        columns={columns}
        cardTitle={({ word }) => <strong>{word}</strong>}
        {...(mayAssign ? { actions: move } : {})}
        after={after}
        onTurn={(next) => onChange({ after: next })}
        empty={<NoMatch words={lists} onClear={() => onChange({ q: '', category: '', after: '' })} />}
      />
      <WordDialog word={sorted} categories={categories} onClose={() => setSorted(null)} />
    </>
  )
}
