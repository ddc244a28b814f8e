import { staffStorage } from '#contract/storage-office.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { Button, Checkbox, Group, NumberInput, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type StoredParcel, storedReads } from './stored.ts'
import { text } from './text.ts'

interface ExtendProps {
  readonly row: StoredParcel
  readonly mostDays: number
  /** What was done, in words. */
  readonly onDone: (said: string) => void
  readonly onClose: () => void
}

const usualDays = 7

/** B-IN-56: how many more days are free, and why. */
export function ExtendDialog({ onClose, ...form }: ExtendProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t.fill('extendTitle', { number: form.row.trackingNumber })}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <ExtendForm onClose={onClose} {...form} />
    </Dialog>
  )
}

function ExtendForm({ row, mostDays, onDone, onClose }: ExtendProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const { id, trackingNumber: number, freeUntil, freeDaysLeft } = row
  const form = useForm({ initialValues: { days: Math.min(usualDays, mostDays), reason: '', showsReason: false } })
  const extend = useWrite(staffStorage.extend, {
    refreshes: storedReads,
    onDone: (after) => {
      onDone(t.fill('saidExtended', { number, until: formatWhen(after.freeUntil, t.language) }))
      onClose()
    },
  })
  const submit = useSubmit(form, extend, ({ days, reason, showsReason }) => ({
    id,
    days: Number(days),
    reason: reason.trim(),
    showsReason,
  }))
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        <p>{t.fill('extendLead', { until: formatWhen(freeUntil, t.language) })}</p>
        {freeDaysLeft === 0 && <p>{t.fill('extendOver', { count: daysOver(freeUntil) })}</p>}
        <NumberInput
          label={t.moreDays}
          description={t.fill('moreDaysHint', { most: mostDays })}
          min={1}
          max={mostDays}
          allowDecimal={false}
          data-autofocus
          {...form.getInputProps('days')}
        />
        <Textarea
          label={t.reason}
          description={t.reasonHint}
          withAsterisk
          maxLength={200}
          autosize
          minRows={1}
          {...form.getInputProps('reason')}
        />
        <Checkbox label={t.showsReason} {...form.getInputProps('showsReason', { type: 'checkbox' })} />
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={submit.isSending}>
            {t.extendSend}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Days begun since the free ones ended. */
const daysOver = (freeUntil: string) => Math.max(1, Math.ceil((Date.now() - Date.parse(freeUntil)) / 86_400_000))
