import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { formatKg, formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { MissingForm, RefuseForm } from './AnswerForms.tsx'
import { History } from './History.tsx'
import { text } from './text.ts'
import type { Chosen, StaffTransfer } from './transfer.ts'

const tones = { asked: 'wait', on_the_way: 'way', arrived: 'done', withdrawn: 'hand', refused: 'bad' } as const

export interface TransferProps {
  readonly transfer: StaffTransfer
  /** What was done, in words. */
  readonly onDone: (said: string) => void
}

interface TransferCardProps extends TransferProps {
  readonly onChoose: (chosen: Chosen) => void
}

/** Which parcel, from where to where, where it is now and whose name stands beside it. */
export function TransferCard({ transfer, onDone, onChoose }: TransferCardProps) {
  const t = useText(text)
  const may = useMay()
  const [showsHistory, setShowsHistory] = useState(false)
  const { id, state, trackingNumber, isLate, maySend, mayReceive } = transfer
  const end = maySend ? 'send' : 'receive'
  return (
    <Card
      title={trackingNumber}
      actions={
        <Group gap="xs">
          {isLate && <StatusTag tone="bad">{t.late}</StatusTag>}
          <StatusTag tone={tones[state]}>{t[state]}</StatusTag>
        </Group>
      }
    >
      <div className={desk.stack}>
        <Facts transfer={transfer} />
        <Group gap="xs">
          {(maySend || mayReceive) && (
            <Button variant="default" size="lg" onClick={() => onChoose({ end, id, trackingNumber })}>
              {maySend ? t.takeSend : t.takeReceive}
              <OfRow name={trackingNumber} />
            </Button>
          )}
          <Button
            variant="default"
            size="lg"
            aria-expanded={showsHistory}
            onClick={() => setShowsHistory((before) => !before)}
          >
            {t.history}
            <OfRow name={trackingNumber} />
          </Button>
        </Group>
        {showsHistory && <History id={id} />}
        {state === 'asked' && may(staffWarehouseTransfers.refuse) && <RefuseForm transfer={transfer} onDone={onDone} />}
        {isLate && mayReceive && <MissingForm transfer={transfer} onDone={onDone} />}
      </div>
    </Card>
  )
}

function Facts({ transfer }: Pick<TransferProps, 'transfer'>) {
  const t = useText(text)
  const { state, fromName: from, toName: to, memberName, memberNumber, shelf } = transfer
  const { sentBy, sentAt, sentNote, receivedBy, receivedAt, receivedNote } = transfer
  const { closedBy, closedAt, reason, missedBy, missedAt, missedNote } = transfer
  const by = (name: string, at: string) => t.fill('by', { name, when: formatWhen(at, t.language) })
  const isBetween = state === 'on_the_way' && sentBy !== null && sentAt !== null
  return (
    <dl className={desk.facts}>
      <Fact label={t.way}>{t.fill('fromTo', { from, to })}</Fact>
      <Fact label={t.member}>
        {memberName} <span className="num muted">{memberNumber}</span>
      </Fact>
      {(state === 'asked' || isBetween) && (
        <Fact label={t.place}>
          {isBetween
            ? t.fill('between', { name: sentBy, when: formatWhen(sentAt, t.language) })
            : `${from} · ${shelf ?? t.noShelf}`}
          {isBetween && sentNote && <div>{sentNote}</div>}
        </Fact>
      )}
      {!isBetween && sentBy !== null && sentAt !== null && (
        <Fact label={t.sentBy}>
          {by(sentBy, sentAt)}
          {sentNote && <div>{sentNote}</div>}
        </Fact>
      )}
      {receivedBy !== null && receivedAt !== null && (
        <Fact label={t.receivedBy}>
          {by(receivedBy, receivedAt)} · {shelf ?? t.noShelf}
          {receivedNote && <div>{receivedNote}</div>}
        </Fact>
      )}
      {closedBy !== null && closedAt !== null && (
        <Fact label={t.refusedBy}>
          {by(closedBy, closedAt)}
          <div>{reason}</div>
        </Fact>
      )}
      {missedBy !== null && missedAt !== null && (
        <Fact label={t.missed}>
          {by(missedBy, missedAt)}
          <div>{missedNote}</div>
        </Fact>
      )}
      <Fact label={t.weight}>
        <span className="num">{formatKg(transfer.weightG)}</span>
      </Fact>
      <Fact label={t.paid}>
        <span className="num">{formatMoney(transfer.amountMinor, transfer.currency)}</span>
      </Fact>
      <Fact label={t.since}>
        <When at={transfer.askedAt} />
      </Fact>
    </dl>
  )
}
