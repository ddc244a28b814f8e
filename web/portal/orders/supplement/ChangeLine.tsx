import { channels } from '#contract/channels.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { PickUpPointChoice } from '#web/shared/channels/PickUpPointChoice.tsx'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId, useState } from 'react'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { Choice } from './Choice.tsx'
import { fittingPoints } from './fitting-points.ts'
import styles from './Supplement.module.css'
import type { Supplement } from './SupplementPart.tsx'
import { text } from './text.ts'

type Line = Supplement['choices'][number]

export interface Decide {
  readonly mutate: (input: Input<typeof orders.decideSupplement>) => void
  readonly isPending: boolean
}

interface Props {
  readonly order: Order
  readonly lines: readonly Line[]
  readonly decide: Decide
}

/* Text keys for what a line costs or refunds: on its own, when about to be chosen, and for all lines. */
const outcome = { due: 'lineDue', refund: 'lineRefund', even: 'lineEven' } as const
const meaning = { due: 'changeOwing', refund: 'changeRefunded', even: 'changeEven' } as const
const atBest = { due: 'leastDue', refund: 'bestRefund', even: 'lineEven' } as const

type Words = typeof outcome | typeof meaning | typeof atBest

/** The same cartons by another line: what each line refunds or costs, and why a line does not take them. */
export function ChangeLine({ order, lines, decide }: Props) {
  const t = useText(text)
  const [isOpen, { toggle }] = useDisclosure(false)
  const [channelId, setChannelId] = useState('')
  const [pointId, setPointId] = useState('')
  const [fault, setFault] = useState('')
  const [panelId, name] = [useId(), useId()]
  const money = (minor: number) => formatMoney(minor, order.currency)
  const chosen = lines.find((line) => line.channelId === channelId)
  const say = (line: Line, { due, refund, even }: Words) => {
    if (line.dueMinor > 0) return t.fill(due, { price: money(line.dueMinor) })
    return line.refundMinor > 0 ? t.fill(refund, { price: money(line.refundMinor) }) : t[even]
  }
  const best = bestOf(lines)
  const choose = (line: Line) => {
    setChannelId(line.channelId ?? '')
    setPointId('')
  }
  const send = async () => {
    if (!chosen) return setFault(t.chooseLine)
    if (chosen.needsPickUpPoint && pointId === '') return setFault(t.choosePoint)
    setFault('')
    const question = {
      title: t.fill('changeTitle', { channel: chosen.channelName ?? '' }),
      sentence: say(chosen, meaning),
      confirm: t.changeConfirm,
    }
    if (!(await confirmed(question))) return
    decide.mutate({
      id: order.id,
      choice: 'changeChannel',
      channelId,
      expectedDueMinor: chosen.dueMinor,
      expectedRefundMinor: chosen.refundMinor,
      ...(chosen.needsPickUpPoint ? { pickUpPointId: pointId } : {}),
    })
  }
  return (
    <Choice
      name={t.change}
      figure={best ? say(best, atBest) : t.noLine}
      isRefund={(best?.refundMinor ?? 0) > 0}
      why={best ? t.fill('changeBest', { channel: best.channelName ?? '' }) : t.changeWhy}
      panel={{ id: panelId, isOpen }}
      onPress={toggle}
    >
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        <p className={styles.lead}>{t.changeWhy}</p>
        <fieldset className={styles.lines}>
          <legend className="for-readers">{t.chooseLine}</legend>
          {lines.map((line) => (
            <label
              key={line.channelId}
              className={styles.line}
              data-on={line.channelId === channelId}
              data-off={line.reason !== null}
            >
              <input
                type="radio"
                name={name}
                disabled={line.reason !== null}
                checked={line.channelId === channelId}
                onChange={() => choose(line)}
              />
              <span className={styles.lineWords}>
                <span className={styles.head}>
                  <span>{line.channelName}</span>{' '}
                  <span className="num">{line.reason === null ? say(line, outcome) : null}</span>
                </span>
                {line.reason && <span className={styles.reason}>{line.reason}</span>}
              </span>
            </label>
          ))}
        </fieldset>
        {chosen?.needsPickUpPoint && (
          <Points order={order} channelId={channelId} value={pointId} onChange={setPointId} />
        )}
        {fault && (
          <p role="alert" className={styles.reason}>
            {fault}
          </p>
        )}
        <Button loading={decide.isPending} onClick={() => void send()}>
          {t.changeConfirm}
        </Button>
      </div>
    </Choice>
  )
}

/** The line that costs least or refunds most; named before the list is opened. */
function bestOf(lines: readonly Line[]): Line | undefined {
  const open = lines.filter(({ reason }) => reason === null)
  return open.sort((one, other) => one.dueMinor - one.refundMinor - (other.dueMinor - other.refundMinor))[0]
}

interface PointsProps {
  readonly order: Order
  readonly channelId: string
  readonly value: string
  readonly onChange: (pointId: string) => void
}

function Points({ order, channelId, value, onChange }: PointsProps) {
  const { destinationCode, currency } = order
  const channel = useRead(channels.get, { channelId, destinationCode, currency })
  return (
    <Loaded query={channel} skeleton={<Skeleton height={120} radius="md" />}>
      {({ pickUpPoints }) => (
        <PickUpPointChoice points={fittingPoints(pickUpPoints, order.cartons)} value={value} onChange={onChange} />
      )}
    </Loaded>
  )
}
