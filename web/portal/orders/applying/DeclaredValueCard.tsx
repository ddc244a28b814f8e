import { orders } from '#contract/orders.ts'
import { Refusal } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { NextStep } from '#web/kit/message/NextStep.tsx'
import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import type { ApplyValues, Standing } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'

interface Props {
  readonly form: UseFormReturnType<ApplyValues>
  readonly standing: Standing
  readonly isPrefilled: boolean
}

/** The declared value, and the cost of insurance, shown before the member decides (C-38). */
export function DeclaredValueCard({ form, standing, isPrefilled }: Props) {
  const t = useText(text)
  const { currency, declaredValueMinor } = standing
  const [declaredLater] = useDebouncedValue(declaredValueMinor, 300)
  const insurance = useRead(
    orders.quoteInsurance,
    { declaredValueMinor: declaredLater ?? 0, currency },
    { enabled: declaredLater !== null, keep: true },
  )
  const isCurrent = declaredLater === declaredValueMinor && declaredValueMinor !== null
  const refused = isCurrent && insurance.error instanceof Refusal ? insurance.error : null
  const cost =
    isCurrent && insurance.data && !insurance.error
      ? t.fill('insureCost', {
          price: formatMoney(insurance.data.insuranceMinor, currency),
          percent: insurance.data.rateBp / 100,
        })
      : t.insureUnknown
  return (
    <Card title={t.valueTitle}>
      <div className={styles.fields}>
        <MoneyInput
          label={t.declaredValue}
          description={isPrefilled ? t.declaredPrefilled : t.declaredInCurrency}
          required
          currency={currency}
          value={declaredValueMinor}
          onChange={(minor) => form.setFieldValue('declaredValueMinor', minor)}
          error={form.errors['declaredValueMinor'] ?? refused?.message}
        />
        <NextStep error={refused} />
        <Checkbox
          className={styles.insure}
          label={t.insure}
          description={
            <>
              {cost}
              <br />
              {t.insureAdds}
            </>
          }
          {...form.getInputProps('insured', { type: 'checkbox' })}
        />
      </div>
    </Card>
  )
}
