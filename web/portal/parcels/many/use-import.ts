import { useRef } from 'react'
import { orders } from '#contract/orders.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { purchases } from '#contract/purchases.ts'
import { Refusal, wordsOf } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './many.text.ts'
import { inputOf, isEmptyRow, type Row } from './row.ts'
import { withRefusals } from './rows.ts'
import { emptyRows, type Many, startRows } from './use-many.ts'

/**
 * Sends the valid rows. C-16 takes all or nothing, so if it names wrong rows, those are kept with their reason and the
 * others are sent again: each round has fewer.
 */
export function useImport(many: Many, onDone: (count: number) => void) {
  const { judged, defaults, unread, setRows, setNotice } = many
  const t = useText(text)
  const sent = useRef<readonly Row[]>([])
  const refused = useRef(0)
  const write = useWrite(parcels.forecastMany, {
    refreshes: [parcels.list, parcelCounts.homeCounts, tracking.listMine, orders.eligibleParcels, purchases.list],
    onDone: ({ list }) => {
      const gone = new Set(sent.current.map(({ key }) => key))
      setRows((all) => {
        const left = all.filter((row) => !gone.has(row.key) && !isEmptyRow(row))
        return left.length > 0 ? left : emptyRows(startRows)
      })
      tell()
      onDone(list.length)
    },
    onRefused: (refusal) => {
      const fields = refusal instanceof Refusal ? refusal.fields : {}
      const left = sent.current.filter((_row, index) => !isNamed(fields, index))
      const wrong = sent.current.length - left.length
      if (wrong === 0) {
        const words = refusal instanceof Refusal ? wordsOf(refusal) : refusal.message
        return setNotice([words].filter(Boolean))
      }
      const keys = sent.current.map(({ key }) => key)
      setRows((all) => withRefusals(all, keys, fields))
      refused.current += wrong
      if (left.length > 0) sendRows(left)
      else tell()
    },
  })
  function tell() {
    setNotice(refused.current > 0 ? [t.fill('someRefused', { count: refused.current })] : [])
  }
  function sendRows(rows: readonly Row[]) {
    sent.current = rows
    write.mutate({ items: rows.map((row) => inputOf(row, defaults)) })
  }
  const good = judged.filter(({ state }) => state === 'good' || state === 'doubtful').map(({ row }) => row)
  const send = () => {
    refused.current = 0
    sendRows(good)
  }
  // A column that was not understood may contain what makes goods sensitive.
  return { count: good.length, send, isSending: write.isPending, isHeld: unread.columns.length > 0 }
}

const isNamed = (fields: Readonly<Record<string, string>>, index: number) =>
  Object.keys(fields).some((path) => path === `items.${index}` || path.startsWith(`items.${index}.`))
