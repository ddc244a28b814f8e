import { lineGroups, staffChannels } from '#contract/channels-office.ts'
import { orderTypeText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import { CmInput } from '#web/kit/form/CmInput.tsx'
import { KgInput } from '#web/kit/form/KgInput.tsx'
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
import { text } from './lines.text.ts'
import type { Line } from './LinesPage.tsx'
import styles from './prices.module.css'
import { lineSaid } from './said.ts'
import { neededInThree, ThreeTexts } from './ThreeTexts.tsx'

interface DialogProps {
  /** The line that is changed; `new`: one is added; null: closed. */
  readonly line: Line | 'new' | null
  readonly onClose: () => void
}

export function LineDialog({ line, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const isNew = line === null || line === 'new'
  return (
    <Modal
      opened={line !== null}
      onClose={onClose}
      size="xl"
      title={isNew ? t.addLine : t.fill('changeOf', { name: pickText(line.name, t.language) })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {line !== null && <LineForm line={line === 'new' ? null : line} onClose={onClose} />}
    </Modal>
  )
}

type Values = Omit<Input<typeof staffChannels.create>, 'promisedHours' | 'promisedTo' | 'sort'> & {
  promisedHours: number | string
  promisedTo: string
  sort: number | string
}

const noText = { cn: '', en: '', sh: '' } as const

const valuesOf = (line: Line | null): Values => ({
  code: line?.code ?? '',
  name: line?.name ?? noText,
  promise: line?.promise ?? noText,
  promisedHours: line?.promisedHours ?? '',
  promisedTo: line?.promisedTo ?? '',
  group: lineGroups.find((group) => group === line?.group) ?? 'HK',
  orderTypes: line?.orderTypes ?? ['consolidation', 'single_ticket'],
  acceptsSensitive: line?.acceptsSensitive ?? false,
  needsPickUpPoint: line?.needsPickUpPoint ?? false,
  largeCargo: line?.largeCargo ?? false,
  weightLimitG: line?.weightLimitG ?? null,
  maxSideMm: line?.maxSideMm ?? null,
  maxSidesSumMm: line?.maxSidesSumMm ?? null,
  active: line?.active ?? true,
  sort: line?.sort ?? 100,
})

const inputOf = ({ promisedHours, promisedTo, sort, ...values }: Values): Input<typeof staffChannels.create> => ({
  ...values,
  promisedHours: promisedHours === '' ? null : Number(promisedHours),
  promisedTo: promisedTo === 'door' || promisedTo === 'port' ? promisedTo : null,
  sort: Number(sort),
})

function LineForm({ line, onClose }: { readonly line: Line | null; readonly onClose: () => void }) {
  const t = useText(text)
  const kit = useText(kitText)
  const form = useForm<Values>({
    initialValues: valuesOf(line),
    validate: {
      code: isNotEmpty(t.required),
      name: neededInThree(t.required),
      orderTypes: isNotEmpty(t.required),
      sort: isNotEmpty(t.required),
    },
  })
  const isOvertaken = useMeanwhile(line?.version ?? 0, valuesOf(line), form)
  const done = {
    refreshes: [staffChannels.list],
    onDone: ({ name }: Line) => {
      showSuccess(t.fill('saved', { name: pickText(name, t.language) }))
      onClose()
    },
  }
  const create = useWrite(staffChannels.create, done)
  const update = useWrite(staffChannels.update, { ...done, refreshesOnConflict: [staffChannels.list] })
  const ofNew = useSubmit(form, create, inputOf)
  // Suspending has a button of its own.
  const ofOld = useSubmit(form, update, (values) => ({
    ...withoutState(inputOf(values)),
    id: line?.id ?? '',
    version: line?.version ?? 1,
  }))
  const submit = line === null ? ofNew : ofOld
  const limit = { description: t.noLimit, inputWrapperOrder: hintBelow }
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        <TextInput
          label={t.code}
          description={t.codeHint}
          inputWrapperOrder={hintBelow}
          maxLength={20}
          {...form.getInputProps('code')}
        />
        <ThreeTexts label={t.name} maxLength={60} field={(key) => form.getInputProps(`name.${key}`)} />
        <ThreeTexts label={t.promise} maxLength={60} field={(key) => form.getInputProps(`promise.${key}`)} />
        <div className={styles.fields}>
          <NumberInput label={t.promisedHours} min={1} allowDecimal={false} {...form.getInputProps('promisedHours')} />
          <NativeSelect
            label={t.promisedTo}
            data={[
              { value: '', label: '—' },
              { value: 'door', label: t.door },
              { value: 'port', label: t.port },
            ]}
            {...form.getInputProps('promisedTo')}
          />
          <NativeSelect
            label={t.group}
            data={lineGroups.map((value) => ({ value, label: t[value] }))}
            {...form.getInputProps('group')}
          />
          <NumberInput label={t.sort} min={0} allowDecimal={false} {...form.getInputProps('sort')} />
        </div>
        <div className={styles.fields}>
          <KgInput label={t.weightLimit} {...limit} {...form.getInputProps('weightLimitG')} />
          <CmInput label={t.maxSide} {...limit} {...form.getInputProps('maxSideMm')} />
          <CmInput label={t.maxSidesSum} {...limit} {...form.getInputProps('maxSidesSumMm')} />
        </div>
        <Checkbox.Group label={t.orderTypes} {...form.getInputProps('orderTypes')}>
          <Group>
            {(['consolidation', 'single_ticket'] as const).map((value) => (
              <Checkbox key={value} value={value} label={orderTypeText[value][t.language]} />
            ))}
          </Group>
        </Checkbox.Group>
        <Checkbox label={t.sensitive} {...form.getInputProps('acceptsSensitive', { type: 'checkbox' })} />
        <Checkbox label={t.pickUp} {...form.getInputProps('needsPickUpPoint', { type: 'checkbox' })} />
        <Checkbox label={t.largeCargo} {...form.getInputProps('largeCargo', { type: 'checkbox' })} />
        {line && <Changes before={lineSaid(line, t.language)} after={lineSaid(inputOf(form.values), t.language)} />}
        <Meanwhile isChanged={isOvertaken} error={update.error} alert={submit.alert} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={line !== null && !form.isDirty()} loading={submit.isSending}>
            {t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const withoutState = ({ active: _active, ...given }: ReturnType<typeof inputOf>) => given
