import { staffChannels, staffServices } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input } from '#contract/wire/operation.ts'
import { askedOn } from '#domain/parcel-service.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { DecimalInput } from '#web/kit/form/DecimalInput.tsx'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import { Meanwhile } from '#web/staff/Meanwhile.tsx'
import { useMeanwhile } from '#web/staff/use-meanwhile.ts'
import { Button, Checkbox, Group, Modal, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { Changes } from './Changes.tsx'
import { LinesField } from './LinesField.tsx'
import { text } from './lines.text.ts'
import styles from './prices.module.css'
import type { Service } from './ServicesPage.tsx'
import { serviceSaid } from './said.ts'
import { neededInThree, ThreeTexts } from './ThreeTexts.tsx'

interface DialogProps {
  /** The service that is changed; `new`: one is added; null: closed. */
  readonly service: Service | 'new' | null
  readonly onClose: () => void
}

export function ServiceDialog({ service, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const isNew = service === null || service === 'new'
  return (
    <Modal
      opened={service !== null}
      onClose={onClose}
      size="xl"
      title={isNew ? t.addService : t.fill('changeOf', { name: pickText(service.name, t.language) })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {service !== null && <ServiceForm service={service === 'new' ? null : service} onClose={onClose} />}
    </Modal>
  )
}

type Values = Omit<Input<typeof staffServices.create>, 'maxQty' | 'sort'> & {
  maxQty: number | string
  sort: number | string
}

const charges = ['perOrder', 'perPiece', 'perKg', 'percentOfFreight'] as const

const valuesOf = (service: Service | null): Values => ({
  code: service?.code ?? '',
  name: service?.name ?? { cn: '', en: '', sh: '' },
  charge: service?.charge ?? 'perOrder',
  priceCnyMinor: service?.priceCnyMinor ?? null,
  priceHkdMinor: service?.priceHkdMinor ?? null,
  bp: service?.bp ?? null,
  maxQty: service?.maxQty ?? 1,
  channelIds: service?.channelIds ?? null,
  askedOn: service?.askedOn ?? ['order'],
  active: service?.active ?? true,
  sort: service?.sort ?? 100,
})

/** What does not belong to the kind of charge is left behind. */
const inputOf = ({ maxQty, sort, ...values }: Values): Input<typeof staffServices.create> => {
  const isShare = values.charge === 'percentOfFreight'
  return {
    ...values,
    priceCnyMinor: isShare ? null : values.priceCnyMinor,
    priceHkdMinor: isShare ? null : values.priceHkdMinor,
    bp: isShare ? values.bp : null,
    maxQty: Number(maxQty),
    sort: Number(sort),
  }
}

function ServiceForm({ service, onClose }: { readonly service: Service | null; readonly onClose: () => void }) {
  const t = useText(text)
  const kit = useText(kitText)
  const form = useForm<Values>({
    initialValues: valuesOf(service),
    validate: {
      code: isNotEmpty(t.required),
      name: neededInThree(t.required),
      maxQty: isNotEmpty(t.required),
      sort: isNotEmpty(t.required),
    },
  })
  const isOvertaken = useMeanwhile(service?.version ?? 0, valuesOf(service), form)
  const done = {
    refreshes: [staffServices.list],
    onDone: ({ name }: Service) => {
      showSuccess(t.fill('saved', { name: pickText(name, t.language) }))
      onClose()
    },
  }
  const create = useWrite(staffServices.create, done)
  const update = useWrite(staffServices.update, { ...done, refreshesOnConflict: [staffServices.list] })
  const ofNew = useSubmit(form, create, inputOf)
  // Suspending has a button of its own.
  const ofOld = useSubmit(form, update, (values) => ({
    ...withoutState(inputOf(values)),
    id: service?.id ?? '',
    version: service?.version ?? 1,
  }))
  const submit = service === null ? ofNew : ofOld
  const price = { description: t.priceHint, inputWrapperOrder: hintBelow }
  const lines = useRead(staffChannels.list, {}).data?.list ?? []
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        <TextInput
          label={t.code}
          description={t.serviceCodeHint}
          inputWrapperOrder={hintBelow}
          maxLength={20}
          disabled={service !== null}
          {...form.getInputProps('code')}
        />
        <ThreeTexts label={t.name} maxLength={60} field={(key) => form.getInputProps(`name.${key}`)} />
        <div className={styles.fields}>
          <NativeSelect
            label={t.charge}
            data={charges.map((value) => ({ value, label: t[value] }))}
            {...form.getInputProps('charge')}
          />
          {form.values.charge === 'percentOfFreight' ? (
            <DecimalInput label={t.share} places={2} unit="%" {...form.getInputProps('bp')} />
          ) : (
            <>
              <MoneyInput
                label={t.fill('priceIn', { currency: 'CNY' })}
                {...price}
                {...form.getInputProps('priceCnyMinor')}
              />
              <MoneyInput
                label={t.fill('priceIn', { currency: 'HKD' })}
                currency="HKD"
                {...price}
                {...form.getInputProps('priceHkdMinor')}
              />
            </>
          )}
          <NumberInput label={t.maxQty} min={1} max={999} allowDecimal={false} {...form.getInputProps('maxQty')} />
          <NumberInput label={t.sort} min={0} allowDecimal={false} {...form.getInputProps('sort')} />
        </div>
        <Checkbox.Group label={t.askedOn} description={t.askedOnHint} {...form.getInputProps('askedOn')}>
          <Group mt="xs">
            {askedOn.map((value) => (
              <Checkbox key={value} value={value} label={t[value]} />
            ))}
          </Group>
        </Checkbox.Group>
        <LinesField lines={lines} {...form.getInputProps('channelIds')} />
        {service && (
          <Changes
            before={serviceSaid(service, lines, t.language)}
            after={serviceSaid(inputOf(form.values), lines, t.language)}
          />
        )}
        <Meanwhile isChanged={isOvertaken} error={update.error} alert={submit.alert} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={service !== null && !form.isDirty()} loading={submit.isSending}>
            {t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const withoutState = ({ active: _active, ...given }: ReturnType<typeof inputOf>) => given
