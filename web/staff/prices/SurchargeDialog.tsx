import { staffChannels } from '#contract/channels-office.ts'
import { staffSurcharges } from '#contract/surcharges.ts'
import { pickText, storedCode } from '#contract/wire/language.ts'
import { languages } from '#domain/language.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Compared } from '#web/staff/Compared.tsx'
import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { text as linesText } from './lines.text.ts'
import { SurchargeFields } from './SurchargeFields.tsx'
import { neededInThree } from './ThreeTexts.tsx'
import {
  saidByForm,
  saidOf,
  type Surcharge,
  type SurchargeValues,
  toCreate,
  toUpdate,
  valuesOf,
} from './surcharge-values.ts'
import { text } from './surcharges.text.ts'

interface DialogProps {
  /** The surcharge that is changed; `new`: one is added; null: closed. */
  readonly row: Surcharge | 'new' | null
  readonly onClose: () => void
}

export function SurchargeDialog({ row, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const isNew = row === null || row === 'new'
  return (
    <Modal
      opened={row !== null}
      onClose={onClose}
      size="xl"
      title={isNew ? t.add : t.fill('changeOf', { name: pickText(row.name, t.language) })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {row !== null && <SurchargeForm row={row === 'new' ? null : row} onClose={onClose} />}
    </Modal>
  )
}

function SurchargeForm({ row, onClose }: { readonly row: Surcharge | null; readonly onClose: () => void }) {
  const t = useText(text)
  const kit = useText(kitText)
  const lines = useText(linesText)
  const names = useRead(staffChannels.list, {})
  const form = useForm<SurchargeValues>({
    initialValues: valuesOf(row),
    validate: {
      code: isNotEmpty(t.required),
      name: neededInThree(t.required),
      reason: neededInThree(t.required),
      priceCnyMinor: (typed, { charge }) => (charge !== 'percentOfFreight' && !typed ? t.required : null),
      priceHkdMinor: (typed, { charge }) => (charge !== 'percentOfFreight' && !typed ? t.required : null),
      bp: (typed, { charge }) => (charge === 'percentOfFreight' && !typed ? t.required : null),
      validTo: (typed, { kind }) => (kind === 'season' && typed === '' ? t.required : null),
    },
  })
  const done = {
    refreshes: [staffSurcharges.list],
    onDone: () => {
      showSuccess(t.saved)
      onClose()
    },
  }
  const create = useWrite(staffSurcharges.create, done)
  const update = useWrite(staffSurcharges.update, done)
  const ofNew = useSubmit(form, create, toCreate)
  const ofOld = useSubmit(form, update, (values) => (row ? toUpdate(row, values) : { id: '' }))
  const submit = row === null ? ofNew : ofOld
  const known = { channels: names.data?.list ?? [], destinations: names.data?.destinations ?? [] }
  const willBe = saidByForm(form.values, known, t.language)
  const isChanged = row === null || form.isDirty()
  const changes = [
    ...(['name', 'reason'] as const).flatMap((field) =>
      languages.map((language) => ({
        label: lines.fill(storedCode[language], { name: t[field] }),
        before: row?.[field][storedCode[language]] ?? '',
        after: form.values[field][storedCode[language]].trim(),
      })),
    ),
    { label: t.terms, before: row && saidOf(row, t.language), after: willBe && saidOf(willBe, t.language) },
  ]
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        <Loaded query={names} skeleton={<Skeleton height={320} />} isEmpty={() => false} empty={null}>
          {(all) => <SurchargeFields form={form} known={all} isNew={row === null} />}
        </Loaded>
        <div aria-live="polite">
          <Compared changes={isChanged ? changes : []} />
        </div>
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={!isChanged} loading={submit.isSending}>
            {t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
