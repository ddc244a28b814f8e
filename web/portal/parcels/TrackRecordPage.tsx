import { Button, Skeleton, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { message } from '#contract/messages.ts'
import type { Output } from '#contract/wire/operation.ts'
import { tracking } from '#contract/parcels.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { paths } from '#web/paths.ts'
import { Refusal } from '#web/client/api.ts'
import { RecentNumbers } from '#web/offline/RecentNumbers.tsx'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { focusFirstError } from '#web/kit/form/focus-first-error.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { numbersIn } from '#web/kit/form/numbers-in.ts'
import { NextStep } from '#web/kit/message/NextStep.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Timeline, toneOfNewest, wordsOfNewest } from '#web/kit/look/Timeline.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { CarrierLink } from '#web/portal/orders/arrival/CarrierLink.tsx'
import { ExpectedArrival } from '#web/portal/orders/arrival/ExpectedArrival.tsx'
import { text } from './text.ts'
import styles from './TrackRecordPage.module.css'

const maxNumbers = 20

/** The member's own courier, order and logistics numbers, all at once (C-24); none known: M-19. */
export function TrackRecordPage() {
  const t = useText(text)
  const [params, setParams] = useSearchParams()
  const searched = numbersIn(params.get('no') ?? '')
  const [typed, setTyped] = useState(searched.join('\n'))
  const [fault, setFault] = useState('')
  const submit = (form: HTMLFormElement) => {
    const numbers = numbersIn(typed)
    const wrong = numbers.length === 0 ? t.numbersRequired : numbers.length > maxNumbers ? t.numbersTooMany : ''
    flushSync(() => setFault(wrong))
    if (wrong) focusFirstError(form)
    else setParams({ no: numbers.join(',') })
  }
  return (
    <Page title={t.trackTitle} lead={t.trackLead}>
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit(event.currentTarget)
          }}
        >
          <Stack gap="sm">
            <Textarea
              label={t.numbers}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={fault || undefined}
              autosize
              minRows={2}
              maxRows={8}
              autoComplete="off"
            />
            <Button type="submit" style={{ alignSelf: 'start' }}>
              {t.query}
            </Button>
          </Stack>
        </form>
      </Card>
      {searched.length > 0 ? <Tracks numbers={searched.slice(0, maxNumbers)} /> : <RecentNumbers />}
    </Page>
  )
}

function Tracks({ numbers }: { readonly numbers: readonly string[] }) {
  const t = useText(text)
  const tracks = useRead(tracking.listMine, { numbers: [...numbers] }, { loading: t.tracking })
  const { error } = tracks
  // "Nothing known" is an answer, not a failure (M-19).
  if (error instanceof Refusal && error.code === refusalCode.track_none) {
    return (
      <div role="status">
        <Empty title={numbers.join(', ')} sentence={message('M-19', t.language)} action={<NextStep error={error} />} />
      </div>
    )
  }
  return (
    <Loaded query={tracks} skeleton={<Skeleton height={280} radius="lg" />}>
      {(data) => (
        <div aria-live="polite">
          <Stack gap="md">
            {data.notFound.length > 0 && (
              <FormAlert>{t.fill('notFound', { numbers: data.notFound.join(', ') })}</FormAlert>
            )}
            {data.list.map((track) => (
              <Track key={`${track.kind} ${track.trackedNumber}`} track={track} />
            ))}
          </Stack>
        </div>
      )}
    </Loaded>
  )
}

function Track({ track }: { readonly track: Output<typeof tracking.listMine>['list'][number] }) {
  const t = useText(text)
  // A packed parcel keeps the status "packing" (35), and a signed one "shipped out" (40).
  const standing = (track.kind === 'parcel' && wordsOfNewest(track.events)) || track.statusText
  return (
    <Card
      title={`${track.kind === 'parcel' ? t.parcelKind : t.orderKind} ${track.trackedNumber}`}
      actions={<StatusTag tone={toneOfNewest(track.events)}>{standing}</StatusTag>}
    >
      <Stack gap="sm">
        {/* Absent in an answer that this device kept from an earlier version. */}
        {track.expectedArrival && <ExpectedArrival expected={track.expectedArrival} />}
        <p className={styles.ways}>
          {track.carrierUrl ? (
            <CarrierLink carrier={track.carrier ?? t.courier} url={track.carrierUrl} of={track.trackedNumber} />
          ) : (
            track.carrier && <span className="muted">{track.carrier}</span>
          )}
          {track.orderId && (
            <Link to={paths.orderDetails(track.orderId)} className={styles.way}>
              {t.seeOrder}
              <OfRow name={track.trackedNumber} />
            </Link>
          )}
        </p>
        <Timeline steps={track.events} />
      </Stack>
    </Card>
  )
}
