import type { staffChannels } from '#contract/channels-office.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { currencies, type Currency } from '#domain/money.ts'
import { useRead } from '#web/client/queries.ts'
import { CmInput } from '#web/kit/form/CmInput.tsx'
import { KgInput } from '#web/kit/form/KgInput.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { MayAdd } from '#web/shared/channels/MayAdd.tsx'
import { PriceLines } from '#web/shared/channels/PriceLines.tsx'
import desk from '#web/staff/desk.module.css'
import { Button, NativeSelect, Skeleton, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { noonOf } from './filter-input.ts'
import styles from './prices.module.css'
import { text } from './simulation.text.ts'

type Ask = Input<typeof staffTariffs.simulate>

interface Values {
  destinationCode: string
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
  /** By the rows of this version; null: by the live tariff. */
  readonly versionId: string | null
}

/** What one shipment costs by every line, with each line of its price (B-PR-09). */
export function Simulation({ known, versionId }: SimulationProps) {
  const t = useText(text)
  const [ask, setAsk] = useState<Ask | null>(null)
  const form = useForm<Values>({
    initialValues: {
      destinationCode: 'HK',
      currency: 'CNY',
      goodsType: 'ordinary',
      totalWeightG: 1000,
      lengthMm: null,
      widthMm: null,
      heightMm: null,
      day: '',
    },
    validate: { totalWeightG: (typed) => (typed === null ? t.required : null) },
  })
  return (
    <Stack gap="md">
      <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => setAsk(askOf(values, versionId)))}>
        <Stack gap="md" align="flex-start">
          <div className={styles.fields}>
            <NativeSelect
              label={t.destination}
              data={(known?.destinations ?? []).map(({ code, name }) => ({ value: code, label: name }))}
              {...form.getInputProps('destinationCode')}
            />
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
            {versionId === null && <TextInput type="date" label={t.at} {...form.getInputProps('day')} />}
          </div>
          <Button type="submit" variant="default">
            {t.calculate}
          </Button>
        </Stack>
      </form>
      {ask && <Result ask={ask} />}
    </Stack>
  )
}

function askOf({ day, totalWeightG, lengthMm, widthMm, heightMm, ...rest }: Values, versionId: string | null): Ask {
  return {
    ...rest,
    totalWeightG: totalWeightG ?? 1,
    pieces: 1,
    ...(lengthMm ? { lengthMm } : {}),
    ...(widthMm ? { widthMm } : {}),
    ...(heightMm ? { heightMm } : {}),
    ...(day === '' ? {} : { at: noonOf(day) }),
    ...(versionId === null ? {} : { versionId }),
  }
}

function Result({ ask }: { readonly ask: Ask }) {
  const t = useText(text)
  const query = useRead(staffTariffs.simulate, ask, { fresh: true })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={160} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="muted">{t.none}</p>}
    >
      {({ list }) => (
        <ul className={desk.plain}>
          {list.map(({ channelId, name, unavailableReason, quote, mayAdd }) => (
            <li key={channelId} className={styles.priced}>
              <h3 className={styles.name}>{name}</h3>
              {quote ? (
                <>
                  <PriceLines quote={quote} channelName={name} />
                  <MayAdd rows={mayAdd} currency={quote.currency} />
                </>
              ) : (
                <p className="muted">{unavailableReason?.msg}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
