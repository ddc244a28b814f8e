import type { staffHandovers } from '#contract/handovers.ts'
import type { Output } from '#contract/wire/operation.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { WhenBy } from '#web/staff/lists/WhenBy.tsx'
import { staffPaths, unclaimedOf } from '#web/staff/paths.ts'
import { KeyPager } from '#web/staff/lists/EntryList.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import type { Handover } from './handover.ts'
import { text } from './text.ts'

type Page = Omit<Output<typeof staffHandovers.get>, 'handover'>
type Scan = Page['list'][number]

interface ScansProps {
  readonly handover: Handover
  readonly scans: Page
  readonly after: string
  readonly onTurn: (after: string) => void
}

/** The scans for a handover, the newest first; each leads to its parcel. */
export function Scans({ handover, scans, after, onTurn }: ScansProps) {
  const t = useText(text)
  const { list, next, total, totalCapped } = scans
  return (
    <Card title={t.scans}>
      {list.length === 0 ? (
        <>
          <p>{t.noScans}</p>
          <p className="muted">{t.noScansSentence}</p>
        </>
      ) : (
        <div className={desk.stack}>
          <Rows
            rows={list}
            rowKey={({ id }) => id}
            label={t.scans}
            columns={columnsIn(t, handover)}
            cardTitle={(scan) => <Number scan={scan} />}
          />
          <KeyPager total={total} totalCapped={totalCapped} next={next} after={after} onTurn={onTurn} />
        </div>
      )}
    </Card>
  )
}

type Say = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Say, handover: Handover): readonly Column<Scan>[] => [
  { key: 'number', label: t.number, render: (scan) => <Number scan={scan} />, tableOnly: true },
  { key: 'result', label: t.result, render: (scan) => <Result scan={scan} handover={handover} /> },
  {
    key: 'scanned',
    label: t.scanned,
    render: ({ at, by }) => <WhenBy at={at} by={by} />,
  },
]

function Number({ scan: { parcelId, trackingNumber, isUndone } }: { readonly scan: Scan }) {
  if (isUndone) return <span className="num">{trackingNumber}</span>
  return (
    <Link className="num" to={parcelId === null ? unclaimedOf(trackingNumber) : staffPaths.parcel(parcelId)}>
      {trackingNumber}
    </Link>
  )
}

function Result({ scan, handover }: { readonly scan: Scan; readonly handover: Handover }) {
  const t = useText(text)
  const { isUndone, result, courierCode } = scan
  return (
    <>
      <StatusTag tone={isUndone ? 'wait' : result === 'duplicate' ? 'bad' : 'done'}>
        {isUndone ? t.undone : t[result]}
      </StatusTag>
      {courierCode !== handover.courierCode && (
        <div className="muted">{t.fill('otherCourier', { courier: courierCode })}</div>
      )}
    </>
  )
}
