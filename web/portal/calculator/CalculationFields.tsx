import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { channels } from '#contract/channels.ts'
import { parcels } from '#contract/parcels.ts'
import { text as openText } from '#web/shared/channels/open.text.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CmInput } from '#web/kit/form/CmInput.tsx'
import { CountInput } from '#web/kit/form/CountInput.tsx'
import { focusFirstError } from '#web/kit/form/focus-first-error.ts'
import { KgInput } from '#web/kit/form/KgInput.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import styles from './Calculator.module.css'
import type { CalculationValues } from '#web/shared/calculation/calculation-query.ts'
import { text } from './text.ts'

interface CalculationFieldsProps {
  readonly form: UseFormReturnType<CalculationValues>
}

/** The seven questions that every calculator asks. */
export function CalculationFields({ form }: CalculationFieldsProps) {
  const t = useText(text)
  const { destinationCode } = form.values
  const { value: pieces, onChange: setPieces, ...piecesField } = form.getInputProps('pieces')
  return (
    <>
      <DestinationField form={form} />
      <ChannelField form={form} destinationCode={destinationCode} />
      <KgInput label={t.weight} required {...form.getInputProps('totalWeightG')} />
      <CountInput
        label={t.pieces}
        required
        most={999}
        value={pieces}
        onChange={(count) => setPieces(count === '' ? null : count)}
        {...piecesField}
      />
      <fieldset className={styles.size}>
        <legend>{t.sizeHint}</legend>
        <CmInput label={t.length} {...form.getInputProps('lengthMm')} />
        <CmInput label={t.width} {...form.getInputProps('widthMm')} />
        <CmInput label={t.height} {...form.getInputProps('heightMm')} />
      </fieldset>
    </>
  )
}

function DestinationField({ form }: CalculationFieldsProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const o = useText(openText)
  const options = useRead(parcels.formOptions, {})
  const { value, error } = form.getInputProps('destinationCode')
  return (
    <NativeSelect
      className={styles.words ?? ''}
      label={t.destination}
      required
      value={value}
      error={error ?? (options.data ? undefined : options.error && kit.choicesFailed)}
      onFocus={() => options.error && void options.refetch()}
      onChange={(event) => form.setValues({ destinationCode: event.currentTarget.value, channelId: '' })}
      data={
        options.data?.destinations.map(({ code, text: name, open }) => ({
          value: code,
          label: open ? name : o.fill('named', { name }),
        })) ?? [{ value, label: '' }]
      }
    />
  )
}

function ChannelField({ form, destinationCode }: CalculationFieldsProps & { readonly destinationCode: string }) {
  const t = useText(text)
  const offers = useRead(channels.forAddress, { destinationCode }, { keep: true })
  return (
    <NativeSelect
      className={styles.words ?? ''}
      label={t.channel}
      {...form.getInputProps('channelId')}
      data={[
        { value: '', label: t.allChannels },
        ...(offers.data?.list ?? []).map(({ channelId, name }) => ({ value: channelId, label: name })),
      ]}
    />
  )
}

/** Waits until the errors are rendered. */
export function leadToFault(form: EventTarget | null | undefined) {
  requestAnimationFrame(() => form instanceof HTMLFormElement && focusFirstError(form))
}
