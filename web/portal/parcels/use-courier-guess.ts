import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { parcels } from '#contract/parcels.ts'
import { courierGuesses } from '#domain/courier-guess.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { ForecastDraft } from '#web/shared/forecast/forecast-form.ts'
import { text } from '#web/shared/forecast/forecast.text.ts'

/**
 * Fills in the courier that the format of the number allows, if none was chosen; says that it is a guess, or which
 * couriers are possible.
 */
export function useCourierGuess(form: UseFormReturnType<ForecastDraft>) {
  const t = useText(text)
  const couriers = useRead(parcels.formOptions, {}).data?.couriers ?? []
  const hasCouriers = couriers.length > 0
  const [guess, setGuess] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { courierCode, trackingNumber } = form.getValues()
  const patterns = couriers.map(({ code, trackingHint }) => ({ code, pattern: trackingHint }))
  const codes = courierGuesses(tidyTrackingNumber(trackingNumber) ?? '', patterns)
  const fill = () => {
    if (!hasCouriers) return setAsked(true)
    const [only = ''] = codes.length === 1 ? codes : []
    if (courierCode !== '' && courierCode !== guess) return
    setGuess(only)
    if (only !== courierCode) form.setFieldValue('courierCode', only)
  }
  // The number was entered before the couriers had loaded.
  const fillLate = useEffectEvent(fill)
  useEffect(() => {
    if (!isAsked || !hasCouriers) return
    const late = setTimeout(fillLate)
    return () => clearTimeout(late)
  }, [isAsked, hasCouriers])
  const names = codes.map((code) => couriers.find((courier) => courier.code === code)?.text ?? code)
  const several =
    codes.length > 1 && courierCode === '' ? t.fill('courierSeveral', { couriers: names.join(' / ') }) : undefined
  return { fill, description: guess !== '' && guess === courierCode ? t.courierGuess : several }
}
