import { consignees } from '#contract/addresses.ts'
import { members } from '#contract/members.ts'
import { message } from '#contract/messages.ts'
import type { Output } from '#contract/operation.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { useWrite } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { CaptchaField } from '#web/ui/CaptchaField.tsx'
import { Card } from '#web/ui/Card.tsx'
import { showSuccess } from '#web/ui/toast.ts'
import { useSubmit } from '#web/ui/use-submit.tsx'
import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { applicationFaults, type ApplyValues, type Order, startingValues, toApplication } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'
import { ChannelCard } from './ChannelCard.tsx'
import { DeclaredValueCard } from './DeclaredValueCard.tsx'
import { ParcelPicker } from './ParcelPicker.tsx'
import { PriceCard } from './PriceCard.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import { useChoices } from './use-choices.ts'

interface Props {
  readonly page: Output<typeof orders.eligibleParcels>
  readonly order: Order | null
  readonly onPlaced: (order: Order) => void
}

const afterwards = [
  orders.list,
  orders.get,
  orders.eligibleParcels,
  parcels.list,
  parcels.homeCounts,
  members.home,
  consignees.list,
]

/** Leaving the page loses these; the code's picture is no work of the member's. */
const typed = ['parcels', 'receiver', 'channelId', 'services', 'declaredValueMinor', 'remark'] as const

/** Parcels, receiver, channel, services and value on one side; the price, the code and the button on the other. */
export function ApplyForm({ page, order, onPlaced }: Props) {
  const t = useText(text)
  // The version that the member saw: reading it again must not hide that somebody changed the order meanwhile.
  const [edited] = useState(order)
  const form = useForm<ApplyValues>({
    initialValues: startingValues(edited),
    validate: (values) => applicationFaults(values, choices.standing, t.language),
  })
  const choices = useChoices(form.values)
  const place = useWrite(orders.submitConsolidation, {
    refreshes: afterwards,
    onDone: (saved) => {
      showSuccess(message('M-17', t.language))
      onPlaced(saved)
    },
  })
  const { onSubmit, alert, isSending } = useSubmit(form, place, (values) =>
    toApplication(values, choices.standing, edited),
  )
  useWindowEvent('beforeunload', (event) => {
    if (typed.some((field) => form.isDirty(field)) && !place.isSuccess) event.preventDefault()
  })
  const tick = (ticked: ApplyValues['parcels']) => {
    form.setFieldValue('parcels', ticked)
    form.clearFieldError('parcelIds')
  }
  return (
    <form onSubmit={onSubmit} noValidate className={styles.columns}>
      <div className={styles.column}>
        <ParcelPicker page={page} ticked={form.values.parcels} onTick={tick} error={form.errors['parcelIds']} />
        <ReceiverFields form={form} book={choices.book} receiverId={choices.standing.receiverId} />
        <ChannelCard form={form} choices={choices} />
        <DeclaredValueCard form={form} standing={choices.standing} isPrefilled={choices.isPrefilled} />
      </div>
      <div className={styles.aside}>
        <PriceCard choices={choices} parcels={form.values.parcels} />
        <Card>
          <div className={styles.stack}>
            <Textarea
              label={t.remark}
              description={t.remarkHint}
              autosize
              minRows={2}
              maxLength={500}
              {...form.getInputProps('remark')}
            />
            <CaptchaField
              scene="consolidate"
              required
              {...form.getInputProps('captchaCode')}
              onChange={(code) => form.setFieldValue('captchaCode', lettersAndDigits(code))}
              onCaptchaId={(captchaId) => form.setFieldValue('captchaId', captchaId)}
              renewOn={place.error}
            />
            {alert}
            <Button type="submit" fullWidth loading={isSending}>
              {edited ? t.save : t.submit}
            </Button>
            <p className="muted">{t.submitNext}</p>
          </div>
        </Card>
      </div>
    </form>
  )
}

/** other characters are dropped while typing. */
const lettersAndDigits = (typed: string): string => typed.replace(/[^A-Za-z0-9]/g, '')
