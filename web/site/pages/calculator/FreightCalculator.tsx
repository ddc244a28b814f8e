import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { goodsTypeText } from '#contract/codes.ts'
import { goodsTypes } from '#domain/goods.ts'
import { firstCurrencyOf } from '#domain/first-currency.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#contract/currency.text.ts'
import { useArrival } from '#web/site/arrival.ts'
import { CalculatorResult } from '#web/site/calculator/CalculatorResult.tsx'
import { text as calculatorText } from '#web/site/calculator/calculator.text.ts'
import type { Calculation } from '#web/site/calculator/calculation.ts'
import { calculationFromQuery } from '#web/site/calculator/calculation-from-query.ts'
import { calculationToQuery } from '#web/site/calculator/calculation-to-query.ts'
import { type Destinations, DestinationSelect } from '#web/site/calculator/DestinationSelect.tsx'
import { useCalculator } from '#web/site/calculator/use-calculator.ts'
import controls from '#web/site/form/controls.module.css'
import formStyles from '#web/site/form/form.module.css'
import { text as formText } from '#web/site/form/form.text.ts'
import { SelectField } from '#web/site/form/SelectField.tsx'
import { TextField } from '#web/site/form/TextField.tsx'
import { useSiteDraft } from '#web/site/use-site-draft.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { focusFirstError } from '#web/kit/form/focus-first-error.ts'
import { BoxList } from './BoxList.tsx'
import { emptyFreight, readFreight, typedFrom, valueFault } from './freight-form.ts'
import styles from './freight.module.css'
import { text } from './freight.text.ts'
import { type Pricing, WeightRules } from './WeightRules.tsx'

interface FreightCalculatorProps {
  readonly destinations: Destinations
  /** '5.00%': the price of insurance, as a share of the declared value. */
  readonly insurancePercent: string
  readonly pricing: Pricing
}

/** Several boxes by every line, each price line by line (C-63); the address keeps the input. */
export function FreightCalculator({ destinations, insurancePercent, pricing }: FreightCalculatorProps) {
  const t = useText(text)
  const quick = useText(calculatorText)
  const forms = useText(formText)
  const form = useRef<HTMLFormElement>(null)
  const { typed, faults, answer, change, submit } = useCalculator(emptyFreight, readFreight, keepInAddress)
  const send = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => submit())
    focusFirstError(form.current)
  }
  useArrival(() => {
    const shared = calculationFromQuery(location.search)
    if (!shared) return
    const isReached = destinations.some(({ code }) => code === shared.destinationCode)
    submit({ ...typedFrom(shared), ...(isReached ? {} : { destinationCode: emptyFreight.destinationCode }) })
  })
  // Applied after the parameters of the address, since the draft may be newer.
  useSiteDraft('freightCalculator', typed, emptyFreight, change)
  return (
    <div className={styles.parts}>
      <form ref={form} className={formStyles.form} noValidate onSubmit={send} aria-label={t.formTitle}>
        <div className={formStyles.wide}>
          <DestinationSelect
            destinations={destinations}
            value={typed.destinationCode}
            onChange={(destinationCode) => change({ destinationCode, currency: firstCurrencyOf(destinationCode) })}
          />
        </div>
        <BoxList typed={typed} faults={faults} onChange={(boxes) => change({ boxes })} />
        <SelectField
          label={t.goodsType}
          value={typed.goodsType}
          choices={goodsTypes.map((type) => ({ value: type, label: goodsTypeText[type][t.language] }))}
          onChange={(value) => change({ goodsType: goodsTypes.find((type) => type === value) ?? 'ordinary' })}
        />
        <SelectField
          label={t.currency}
          value={typed.currency}
          choices={currencies.map((currency) => ({ value: currency, label: currencyText[currency][t.language] }))}
          onChange={(value) => change({ currency: currencies.find((currency) => currency === value) ?? 'CNY' })}
        />
        <TextField
          label={t.declaredValue}
          hint={t.fill('declaredValueHint', { percent: insurancePercent })}
          isWide
          inputMode="decimal"
          autoComplete="off"
          value={typed.declaredValue}
          error={faults.includes(valueFault) ? t.declaredValueFault : undefined}
          onChange={(declaredValue) => change({ declaredValue })}
        />
        <div className={formStyles.buttons}>
          <button type="submit" className={controls.main}>
            {answer.state === 'asking' ? quick.calculating : quick.calculate}
          </button>
          <noscript>
            <span className={controls.hint}>{forms.needsScript}</span>
          </noscript>
        </div>
      </form>
      <section className={styles.answer} aria-labelledby="freight-answer">
        <h2 id="freight-answer">{t.resultTitle}</h2>
        <CalculatorResult answer={answer} onRetry={() => submit()} />
        {answer.state === 'idle' && <WeightRules pricing={pricing} />}
        {answer.state === 'done' && <p className="muted">{t.note}</p>}
      </section>
    </div>
  )
}

function keepInAddress(calculation: Calculation): void {
  const query = calculationToQuery(calculation)
  const language = new URLSearchParams(location.search).get('lang')
  if (language !== null) query.set('lang', language)
  history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`)
}
