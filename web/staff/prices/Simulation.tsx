import type { staffChannels } from '#contract/channels-office.ts'
import type { staffTariffs } from '#contract/tariffs.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { currencies, type Currency } from '#domain/money.ts'
import { CmInput } from '#web/kit/form/CmInput.tsx'
import { KgInput } from '#web/kit/form/KgInput.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { noonOf } from './filter-input.ts'
import styles from './prices.module.css'
import { text } from './simulation.text.ts'
import { SimulatedPrices } from './SimulatedPrices.tsx'
import { useRegions } from './use-regions.ts'

type Ask = Input<typeof staffTariffs.simulate>

interface Values {
  destinationCode: string
  regionCode: string
  postalCode: string
  currency: Currency
  goodsType: 'ordinary' | 'sensitive'
  totalWeightG: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  day: string
}

interface SimulationProps {
  /** Undefined while it is loading. */
  readonly known: Output<typeof staffChannels.list> | undefined
  /** By the rows of this version, beside those in force; null: by the live tariff alone. */
  readonly versionId: string | null
}

/** What one shipment costs by every line, with each line of its price, surcharges too (B-PR-09). */
export function Simulation({ known, versionId }: SimulationProps) {
  const t = useText(text)
  const [ask, setAsk] = useState<Ask | null>(null)
  const form = useForm<Values>({
    initialValues: {
      destinationCode: 'HK',
      regionCode: '',
      postalCode: '',
      currency: 'CNY',
      goodsType: 'ordinary',
      totalWeightG: 1000,
      lengthMm: null,
      widthMm: null,
      heightMm: null,
      day: '',
    },
    validate: {
      totalWeightG: (typed) => (typed === null ? t.required : null),
      regionCode: (chosen, { postalCode }) => (chosen === '' && postalCode.trim() !== '' ? t.regionNeeded : null),
    },
  })
  const regions = useRegions(form.getValues().destinationCode)
  return (
    <Stack gap="md">
      <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => setAsk(askOf(values)))}>
        <Stack gap="md" align="flex-start">
          <div className={styles.fields}>
            <NativeSelect
              label={t.destination}
              data={(known?.destinations ?? []).map(({ code, name }) => ({ value: code, label: name }))}
              {...form.getInputProps('destinationCode')}
              onChange={(event) => form.setValues({ destinationCode: event.currentTarget.value, regionCode: '' })}
            />
            <NativeSelect
              className={styles.double}
              label={t.region}
              data={[
                { value: '', label: t.anyRegion },
                ...regions.map(({ code, path }) => ({ value: code, label: path })),
              ]}
              {...form.getInputProps('regionCode')}
            />
            <TextInput label={t.postalCode} maxLength={10} {...form.getInputProps('postalCode')} />
            <NativeSelect label={t.currency} data={[...currencies]} {...form.getInputProps('currency')} />
            <NativeSelect
              label={t.goods}
              data={(['ordinary', 'sensitive'] as const).map((value) => ({ value, label: t[value] }))}
              {...form.getInputProps('goodsType')}
            />
            <KgInput label={t.weight} {...form.getInputProps('totalWeightG')} />
            <CmInput label={t.length} {...form.getInputProps('lengthMm')} />
            <CmInput label={t.width} {...form.getInputProps('widthMm')} />
            <CmInput label={t.height} {...form.getInputProps('heightMm')} />
            <TextInput type="date" label={versionId === null ? t.at : t.atInDraft} {...form.getInputProps('day')} />
          </div>
          <Button type="submit" variant="default">
            {t.calculate}
          </Button>
        </Stack>
      </form>
      {ask && <SimulatedPrices ask={ask} versionId={versionId} />}
    </Stack>
  )
}

function askOf({ day, totalWeightG, lengthMm, widthMm, heightMm, regionCode, postalCode, ...rest }: Values): Ask {
  return {
    ...rest,
    totalWeightG: totalWeightG ?? 1,
    pieces: 1,
    ...(lengthMm ? { lengthMm } : {}),
    ...(widthMm ? { widthMm } : {}),
    ...(heightMm ? { heightMm } : {}),
    ...(day === '' ? {} : { at: noonOf(day) }),
    ...(regionCode === '' ? {} : { regionCode, postalCode: postalCode.trim() }),
  }
}
