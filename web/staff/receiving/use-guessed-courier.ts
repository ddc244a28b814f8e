import { site } from '#contract/content.ts'
import { courierGuesses } from '#domain/courier-guess.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/shared/forecast/forecast.text.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent } from 'react'
import type { ReceiptValues } from './receipt-values.ts'

/** Fills in the courier that the format of the number allows, once, if it is the only one; the keeper may choose another. */
export function useGuessedCourier(form: UseFormReturnType<ReceiptValues>, trackingNumber: string, mayFill: boolean) {
  const t = useText(text)
  const couriers = useRead(site.formOptions, {}).data?.couriers ?? []
  const patterns = couriers.map(({ code, trackingHint }) => ({ code, pattern: trackingHint }))
  const codes = courierGuesses(trackingNumber, patterns)
  const only = codes.length === 1 ? codes[0] : undefined
  const { courierCode } = form.values
  const fill = useEffectEvent((code: string) => {
    if (mayFill && form.getValues().courierCode === '') form.setFieldValue('courierCode', code)
  })
  useEffect(() => {
    if (only !== undefined) fill(only)
  }, [only])
  const names = codes.map((code) => couriers.find((courier) => courier.code === code)?.text ?? code)
  const several =
    codes.length > 1 && courierCode === '' ? t.fill('courierSeveral', { couriers: names.join(' / ') }) : undefined
  return { couriers, description: mayFill && only !== undefined && only === courierCode ? t.courierGuess : several }
}
