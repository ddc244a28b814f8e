import { Button, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fieldText } from '#contract/wire/field-texts.ts'
import type { Output } from '#contract/wire/operation.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { purchases } from '#contract/purchases.ts'
import { orders } from '#contract/orders.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CourierSelect } from '#web/kit/form/CourierSelect.tsx'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import {
  draftOf,
  type EditedParcel,
  type ForecastDraft,
  inputOf,
  missingIn,
} from '#web/shared/forecast/forecast-form.ts'
import { GoodsLines } from './GoodsLines.tsx'
import { PurchaseFields } from './PurchaseFields.tsx'
import { text } from './text.ts'
import { useCourierGuess } from './use-courier-guess.ts'

interface ForecastFormProps {
  readonly parcel: EditedParcel | null
  readonly onDone: (parcel: Output<typeof parcels.forecastOne>) => void
}

/** For a parcel in stock, only goods, customer code and remark can be changed; what arrived is a fact (C-15). */
export function ForecastForm({ parcel, onDone }: ForecastFormProps) {
  const t = useText(text)
  const [params] = useSearchParams()
  // As the member saw it: if the warehouse changes it first, input is kept and saving is refused.
  const [edited] = useState(parcel)
  const isFixed = edited?.status === 'in_stock'
  const checks = useChecks(parcels.forecastOne, (draft: ForecastDraft) => inputOf(draft, edited))
  const required = fieldText('field_required', t.language)
  const form = useForm<ForecastDraft>({
    initialValues: draftOf(edited, params),
    validateInputOnBlur: true,
    validate: (draft) => ({
      ...checks(draft),
      ...Object.fromEntries(missingIn(draft).map((field) => [field, required])),
    }),
  })
  const write = useWrite(parcels.forecastOne, {
    refreshes: [
      parcels.list,
      parcels.get,
      parcelCounts.homeCounts,
      tracking.listMine,
      orders.eligibleParcels,
      purchases.list,
    ],
    onDone,
  })
  useUnsaved(() => form.isDirty())
  const draft = useDraft(edited ? `forecast:${edited.id}:${edited.version}` : `forecast:${params}`, form)
  const courier = useCourierGuess(form)
  const number = form.getInputProps('trackingNumber')
  const submit = useSubmit(form, write, (draft: ForecastDraft) => inputOf(draft, edited))
  return (
    <form noValidate onSubmit={submit.onSubmit}>
      <Stack gap="md">
        {draft}
        <Card title={t.parcelCard}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              label={t.trackingNumber}
              description={t.trackingHint}
              required
              disabled={isFixed}
              autoComplete="off"
              autoCapitalize="characters"
              {...number}
              onBlur={(event) => {
                number.onBlur?.(event)
                courier.fill()
              }}
            />
            <CourierSelect
              label={t.courier}
              description={courier.description}
              required
              disabled={isFixed}
              {...form.getInputProps('courierCode')}
            />
            <WarehouseSelect label={t.warehouse} required disabled={isFixed} {...form.getInputProps('warehouseId')} />
            <TextInput
              label={t.customerCode}
              description={t.customerHint}
              maxLength={32}
              {...form.getInputProps('customerCode')}
            />
          </SimpleGrid>
          <Textarea
            label={t.remark}
            description={t.optional}
            mt="md"
            autosize
            minRows={2}
            maxLength={200}
            {...form.getInputProps('remark')}
          />
          <PurchaseFields form={form} />
        </Card>
        <Card title={t.goodsCard}>
          <GoodsLines form={form} />
        </Card>
        {submit.alert}
        <Button type="submit" size="lg" loading={submit.isSending} style={{ alignSelf: 'start' }}>
          {edited ? t.saveForecast : t.submitForecast}
        </Button>
      </Stack>
    </form>
  )
}
