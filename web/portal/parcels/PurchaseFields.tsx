import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { CountInput } from '#web/kit/form/CountInput.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { ForecastDraft } from '#web/shared/forecast/forecast-form.ts'
import styles from './ForecastForm.module.css'
import { text } from '#web/shared/forecast/forecast.text.ts'

/** What was bought together and arrives in several parcels, so that a missing one is noticed. */
export function PurchaseFields({ form }: { readonly form: UseFormReturnType<ForecastDraft> }) {
  const t = useText(text)
  const { purchaseNumber } = form.getInitialValues()
  return (
    <details className={styles.more} open={purchaseNumber !== ''}>
      <summary>{t.purchaseMore}</summary>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" mt="sm">
        <TextInput
          label={t.purchaseNumber}
          description={t.purchaseHint}
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps('purchaseNumber')}
        />
        <CountInput label={t.purchaseParcels} most={99} {...form.getInputProps('purchaseParcels')} />
      </SimpleGrid>
    </details>
  )
}
