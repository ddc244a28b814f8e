import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { type Failure, Refusal, wordsOf } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { play } from '#web/staff/sound.ts'
import type { StaffWarehouse } from '#web/staff/staff-context.ts'
import { Button, TextInput } from '@mantine/core'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { text } from './text.ts'
import { type Chosen, type End, type StaffTransfer, transferReads } from './transfer.ts'

interface ScanFormProps {
  readonly end: End
  readonly warehouse: StaffWarehouse
  /** Filled in from the list. */
  readonly chosen: Chosen | null
  readonly onDone: (said: string) => void
}

/** One end of a transfer: the number is scanned, Enter stores it, and the field waits for the next. */
export function ScanForm({ end, warehouse, chosen, onDone }: ScanFormProps) {
  const t = useText(text)
  const field = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState(chosen?.trackingNumber ?? '')
  const [note, setNote] = useState('')
  const [shelf, setShelf] = useState('')
  const [told, tell] = useState('')
  useEffect(() => {
    if (chosen) field.current?.focus()
  }, [chosen])
  const done = ({ trackingNumber, fromName: from, toName: to, shelf: place }: StaffTransfer) => {
    play('ok')
    const filled = { number: trackingNumber, from, to, shelf: place ?? '' }
    if (end === 'send') onDone(t.fill('saidSent', filled))
    else onDone(t.fill(place === null ? 'saidReceived' : 'saidShelved', filled))
    setNumber('')
    // The next parcel may be in the same bag, but it differs in its own way.
    if (end === 'receive') setNote('')
    field.current?.focus()
  }
  const refused = (error: Refusal | Failure) => {
    play('problem')
    tell(sentenceOf(error))
    field.current?.select()
  }
  const send = useWrite(staffWarehouseTransfers.send, { refreshes: transferReads, onDone: done, onRefused: refused })
  const receive = useWrite(staffWarehouseTransfers.receive, {
    refreshes: transferReads,
    onDone: done,
    onRefused: refused,
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const trackingNumber = tidyTrackingNumber(number)
    tell(trackingNumber ? '' : t.wrongNumber)
    if (!trackingNumber || send.isPending || receive.isPending) return
    const id = chosen?.trackingNumber === trackingNumber ? { id: chosen.id } : {}
    const scan = { ...id, warehouseId: warehouse.id, trackingNumber, note: note.trim() }
    if (end === 'send') send.mutate(scan)
    else receive.mutate({ ...scan, shelf: shelf.trim() })
  }
  return (
    <Card title={t.fill(end === 'send' ? 'sendAt' : 'receiveAt', { warehouse: warehouse.name })}>
      <form className={desk.stack} noValidate onSubmit={submit}>
        <TextInput
          ref={field}
          label={t.number}
          description={t.numberHint}
          size="lg"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={number}
          error={told || null}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        {end === 'receive' && (
          <TextInput
            label={t.shelf}
            size="lg"
            maxLength={20}
            value={shelf}
            onChange={(event) => setShelf(event.currentTarget.value)}
          />
        )}
        <TextInput
          label={end === 'send' ? t.bag : t.difference}
          description={end === 'send' ? undefined : t.differenceHint}
          size="lg"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" size="lg" loading={send.isPending || receive.isPending}>
            {end === 'send' ? t.send : t.receive}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The sentence under a field says what to do next; otherwise that of the refusal. */
function sentenceOf(error: Refusal | Failure): string {
  if (!(error instanceof Refusal)) return error.message
  return error.fields['shelf'] ?? wordsOf(error)
}
