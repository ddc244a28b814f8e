import { trackEventText } from '#contract/codes.ts'
import { storedCode, type StoredText } from '#contract/wire/language.ts'
import { staffTracking } from '#contract/orders.ts'
import type { Language } from '#domain/language.ts'
import { type StaffTrackEvent, staffTrackEvents } from '#domain/track-event.ts'
import { useWrite } from '#web/client/queries.ts'
import { isFuture, momentOf } from '#web/staff/business-time.ts'
import desk from '#web/staff/desk.module.css'
import { MomentField } from '#web/staff/MomentField.tsx'
import { play } from '#web/staff/sound.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { text } from './order.text.ts'
import styles from './orders.module.css'
import { orderReads } from './queries.ts'
import type { StaffOrder } from './staff-order.ts'

interface TrackFormProps {
  readonly order: StaffOrder
  readonly codes: readonly StaffTrackEvent[]
}

const noPlace: Record<Language, string> = { 'zh-Hans': '', 'zh-Hant': '', en: '' }

/** B-OU-09 for one order. */
export function TrackForm({ order, codes }: TrackFormProps) {
  const t = useText(text)
  const [fault, setFault] = useState('')
  const form = useForm({
    initialValues: { code: nextEvent(order, codes), at: '', place: noPlace, note: '' },
    validate: { at: (at) => (isFuture(at) ? t.eventAtFuture : null) },
  })
  const add = useWrite(staffTracking.add, {
    refreshes: orderReads,
    onDone: ({ list: [row] }, { code }) => {
      const isRefused = row !== undefined && row.code !== 0
      setFault(isRefused ? row.msg : '')
      play(isRefused ? 'problem' : 'ok')
      if (isRefused) return
      showSuccess(t.tracked)
      form.setValues({ code: after(code, codes), at: '', place: noPlace, note: '' })
    },
  })
  const submit = useSubmit(form, add, ({ code, at, place, note }) => ({
    orderNumbers: [order.orderNumber],
    code,
    at: momentOf(at),
    ...(Object.values(place).some((name) => name.trim() !== '') ? { place: storedPlace(place) } : {}),
    ...(note.trim() ? { note } : {}),
  }))
  return (
    <Card title={codes.length > 1 ? t.trackTitle : t.reportTitle}>
      <form className={desk.stack} noValidate onSubmit={submit.onSubmit}>
        <div className={desk.fields}>
          <NativeSelect
            label={t.event}
            data={codes.map((code) => ({ value: code, label: trackEventText[code][t.language] }))}
            {...form.getInputProps('code')}
          />
          <MomentField label={t.eventAt} description={t.emptyIsNow} {...form.getInputProps('at')} />
        </div>
        <fieldset className={styles.group}>
          <legend>{t.placeTitle}</legend>
          <p className="muted">{t.placeAll}</p>
          <div className={desk.fields}>
            <TextInput label={t.placeSimplified} maxLength={50} {...form.getInputProps('place.zh-Hans')} />
            <TextInput label={t.placeTraditional} maxLength={50} {...form.getInputProps('place.zh-Hant')} />
            <TextInput label={t.placeEnglish} maxLength={50} {...form.getInputProps('place.en')} />
          </div>
        </fieldset>
        <TextInput label={t.note} maxLength={200} {...form.getInputProps('note')} />
        {fault ? <FormAlert>{fault}</FormAlert> : submit.alert}
        <div>
          <Button type="submit" variant={order.status === 'shipped' ? 'filled' : 'default'} loading={submit.isSending}>
            {codes.length > 1 ? t.track : t.reportTitle}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const storedPlace = (place: Readonly<Record<Language, string>>): StoredText => ({
  [storedCode['zh-Hans']]: place['zh-Hans'],
  [storedCode['zh-Hant']]: place['zh-Hant'],
  [storedCode.en]: place.en,
})

/** The likely next step: the first tracking step that the order has not had. */
const nextEvent = (order: StaffOrder, codes: readonly StaffTrackEvent[]): StaffTrackEvent =>
  codes.find((code) => code !== 'exception' && order.events.every((event) => event.code !== code)) ?? 'exception'

function after(code: string, codes: readonly StaffTrackEvent[]): StaffTrackEvent {
  const next = staffTrackEvents[staffTrackEvents.findIndex((each) => each === code) + 1]
  return next && codes.includes(next) ? next : 'exception'
}
