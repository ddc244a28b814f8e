import { Button, Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import { forecastsAtOnce } from '#contract/forecast-inputs.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { PageNumbers } from '#web/kit/list/Pager.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { text as pagerText } from '#web/kit/list/pager.text.ts'
import { Grid } from './Grid.tsx'
import type { Judged, State } from './judge.ts'
import styles from './Many.module.css'
import { text } from './many.text.ts'
import { columns, commonColumns } from './row.ts'
import { useGoodsSayings } from './use-goods-sayings.ts'
import type { useImport } from './use-import.ts'
import type { Many } from './use-many.ts'

const pageSize = 50
const rareColumns = columns.slice(commonColumns.length)

interface TableCardProps {
  readonly many: Many
  readonly importing: ReturnType<typeof useImport>
}

/** The rows, fifty at a time, to be checked, corrected and imported. */
export function TableCard({ many, importing }: TableCardProps) {
  const { judged, choices, defaults, change, paste, remove, add } = many
  const t = useText(text)
  const pager = useText(pagerText)
  const goodsSayings = useGoodsSayings(defaults)
  const { shown: all, narrow, chosen } = useNarrowed(judged)
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const current = Math.min(page, pages)
  const shown = all.slice((current - 1) * pageSize, current * pageSize)
  // A fault in a hidden column could not be corrected.
  const needsMore = judged.some(({ faults }) => rareColumns.some((column) => faults[column] !== undefined))
  const [wantsMore, setWantsMore] = useState(false)
  const goOn = () => {
    if (chosen === 'all' && current === pages && judged.length < forecastsAtOnce) add(1)
    if (current < pages || shown.length === pageSize) setPage(current + 1)
  }
  return (
    <Card title={t.tableTitle} actions={<Clear many={many} />}>
      <p className="muted">{t.keysHint}</p>
      <div className={styles.tools}>
        <StatusTabs
          label={t.narrow}
          current={chosen}
          onChoose={(state) => {
            narrow(state)
            setPage(1)
          }}
          tabs={[
            { key: 'all', name: t.showAll, count: judged.filter(({ state }) => state !== 'empty').length },
            { key: 'wrong', name: t.showWrong, count: countOf(judged, 'wrong') },
            { key: 'doubtful', name: t.showDoubtful, count: countOf(judged, 'doubtful') },
          ]}
        />
        <Checkbox
          label={t.moreColumns}
          checked={wantsMore || needsMore}
          disabled={needsMore}
          onChange={(event) => setWantsMore(event.currentTarget.checked)}
        />
      </div>
      <Grid
        shown={shown}
        columns={wantsMore || needsMore ? columns : commonColumns}
        choices={choices}
        defaults={defaults}
        goodsSayings={goodsSayings}
        change={change}
        paste={paste}
        remove={remove}
        onBeyond={goOn}
      />
      {pages > 1 && (
        <nav aria-label={pager.pages} className={styles.pages}>
          <PageNumbers page={current} pages={pages} onTurn={setPage} />
        </nav>
      )}
      <Foot
        importing={importing}
        wrong={countOf(judged, 'wrong')}
        onAdd={() => add(1)}
        isFull={judged.length >= forecastsAtOnce}
      />
    </Card>
  )
}

const countOf = (judged: readonly Judged[], wanted: State) => judged.filter(({ state }) => state === wanted).length

type Chosen = 'all' | 'wrong' | 'doubtful'

/** The rows that needed correction when the filter was set: a corrected row stays until the filter is set again. */
function useNarrowed(judged: readonly Judged[]) {
  const [kept, setKept] = useState<{ readonly chosen: Chosen; readonly keys: ReadonlySet<string> }>({
    chosen: 'all',
    keys: new Set(),
  })
  const narrow = (chosen: Chosen) =>
    setKept({ chosen, keys: new Set(judged.filter(({ state }) => state === chosen).map(({ row }) => row.key)) })
  const shown = kept.chosen === 'all' ? judged : judged.filter(({ row }) => kept.keys.has(row.key))
  return { shown, narrow, chosen: kept.chosen }
}

function Clear({ many }: { readonly many: Many }) {
  const t = useText(text)
  const filled = many.judged.filter(({ state }) => state !== 'empty').length
  const ask = async () => {
    const sentence = t.fill('removeAllQuestion', { count: filled })
    if (await confirmed({ title: t.removeAll, sentence, confirm: t.removeAll, danger: true })) many.clear()
  }
  if (filled === 0) return null
  return (
    <Button variant="subtle" color="red" size="sm" onClick={() => void ask()}>
      {t.removeAll}
    </Button>
  )
}

interface FootProps {
  readonly importing: TableCardProps['importing']
  readonly wrong: number
  readonly onAdd: () => void
  readonly isFull: boolean
}

/** The main button says how many rows it imports, or why it cannot. */
function Foot({ importing, wrong, onAdd, isFull }: FootProps) {
  const t = useText(text)
  const { count, send, isSending, isHeld } = importing
  return (
    <Group mt="md" gap="md">
      <Button size="lg" loading={isSending} disabled={count === 0 || isHeld} onClick={send}>
        {isHeld ? t.answerFirst : count === 0 ? t.importNothing : t.fill('importGood', { count })}
      </Button>
      <Button variant="default" disabled={isFull} onClick={onAdd}>
        {t.addRow}
      </Button>
      {wrong > 0 && <span className={styles.kept}>{t.fill('keptBack', { count: wrong })}</span>}
    </Group>
  )
}
