import { staffPayments } from '#contract/payments.ts'
import { differenceCan } from '#domain/statement.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { methodName } from '#web/staff/payments/method.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Link } from '#web/kit/look/Link.tsx'
import { text } from './differences.text.ts'
import type { Difference } from './queries.ts'

type Say = ReturnType<typeof useText<typeof text>>

/** On a screen of 1024 px there is room for these columns beside the buttons; a card names each fact. */
export const differenceColumns = (t: Say): readonly Column<Difference>[] => [
  { key: 'number', label: t.number, render: (row) => <DifferenceName difference={row} />, tableOnly: true },
  {
    key: 'what',
    label: t.kind,
    render: (row) => (
      <>
        <Kind difference={row} />
        <p>{toDo(row, t)}</p>
      </>
    ),
    tableOnly: true,
  },
  { key: 'kind', label: t.kind, render: (row) => <Kind difference={row} />, cardOnly: true },
  { key: 'theirs', label: t.theirs, render: (row) => figure(row.theirMinor, row, t), align: 'end' },
  { key: 'ours', label: t.ours, render: (row) => figure(row.ourMinor, row, t), align: 'end' },
  { key: 'toDo', label: t.toDo, render: (row) => toDo(row, t), cardOnly: true },
  { key: 'found', label: t.found, render: (row) => <When at={row.foundAt} /> },
  { key: 'state', label: t.state, render: (row) => <State difference={row} /> },
]

function Kind({ difference: { kind, method, day } }: { readonly difference: Difference }) {
  const t = useText(text)
  return (
    <>
      <strong>{t[kind]}</strong>
      <div className="muted">
        {methodName(method, t.language)} <span className="num">{day}</span>
      </div>
    </>
  )
}

/** Of one that is settled, why it was closed. */
const toDo = (row: Difference, t: Say) => (row.state === 'open' ? t[whatToDo(row)] : row.reason || '—')

const figure = (minor: number | null, { currency }: Difference, t: Say) => (
  <span className="num">{minor === null ? t.nothing : formatMoney(minor, currency)}</span>
)

/** Its number, with its payment for those who may open that. */
export function DifferenceName({ difference }: { readonly difference: Difference }) {
  const t = useText(text)
  const may = useMay()
  const { subject, number, paymentNumber, memberNumber } = difference
  const isOpenable = memberNumber !== null && may(staffPayments.get)
  const name = subject === 'refund' ? t.fill('ofPayment', { number: paymentNumber }) : number
  return (
    <>
      <div>
        {t[subject]} {subject === 'refund' && <span className="num">{number}</span>}
      </div>
      {isOpenable ? (
        <Link to={staffPaths.payment(paymentNumber)} className="num">
          {name}
        </Link>
      ) : (
        <span className="num">{name}</span>
      )}
      <div className="muted num">{memberNumber ?? t.unknownMember}</div>
    </>
  )
}

function whatToDo(difference: Difference) {
  const { subject, kind, memberNumber, ourMinor } = difference
  if (kind === 'other_amount') return 'doOtherAmount'
  if (memberNumber === null) return 'doUnknown'
  if (differenceCan.bookRefund(difference)) return 'doBook'
  if (subject === 'refund') return 'doNotRefunded'
  return ourMinor === null ? 'doMissingHere' : 'doMissingThere'
}

const tones = { open: 'bad', mended: 'done', explained: 'hand' } as const satisfies Record<string, Tone>

/** With who closed it and when. */
function State({ difference }: { readonly difference: Difference }) {
  const t = useText(text)
  const { state, approvalId, closedAt } = difference
  return (
    <>
      <StatusTag tone={tones[state]}>{t[state]}</StatusTag>
      {approvalId !== null && (
        <div>
          <Link to={staffPaths.approvals}>{t.waitsForSecond}</Link>
        </div>
      )}
      {closedAt !== null && (
        <div className="muted">
          {closer(difference, t)} <When at={closedAt} />
        </div>
      )}
    </>
  )
}

function closer({ closedBy, approvedBy }: Difference, t: Say): string {
  if (closedBy === null) return t.byItself
  return approvedBy === null
    ? t.fill('byPerson', { name: closedBy })
    : t.fill('byTwo', { name: closedBy, second: approvedBy })
}
