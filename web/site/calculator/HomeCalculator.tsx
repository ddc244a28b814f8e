import { type FormEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import controls from '#web/site/form/controls.module.css'
import { useSiteDraft } from '#web/site/use-site-draft.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { focusFirstError } from '#web/kit/form/focus-first-error.ts'
import { BoxFields } from './BoxFields.tsx'
import { emptyBox, readCalculation, type TypedBox } from './calculation.ts'
import styles from './home-calculator.module.css'
import { text } from './calculator.text.ts'
import { type Destinations, DestinationSelect } from './DestinationSelect.tsx'
import { type HandOver, HomeResult } from './HomeResult.tsx'
import { priceInBoth } from './price-in-both.ts'
import type { Priced } from './priced-lines.ts'
import { PriceResult } from './PriceResult.tsx'
import { usePrices } from './use-prices.ts'

export interface TypedParcel extends TypedBox {
  readonly destinationCode: string
}

interface HomeCalculatorProps extends HandOver {
  readonly destinations: Destinations
  /** Of the full calculator, with `?lang=`; the input is added. */
  readonly fullAddress: string
  /** A parcel that the page was made with, and what it costs; null if there is no price to show. */
  readonly example: { readonly typed: TypedParcel; readonly priced: Priced } | null
}

const empty: TypedParcel = { ...emptyBox, destinationCode: 'HK' }

/**
 * What a parcel costs by every line, in both currencies, without leaving the page (C-63). It starts with an example, so
 * that the first look shows a price.
 */
export function HomeCalculator({ destinations, fullAddress, example, ...handOver }: HomeCalculatorProps) {
  const t = useText(text)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const first = example?.typed ?? empty
  const { typed, faults, answer, change, submit } = usePrices({
    first,
    read: readCalculation,
    ask: priceInBoth,
    answered: answeredBy(example),
  })
  useSiteDraft('calculator', typed, first, change)
  const isExample = example !== null && JSON.stringify(typed) === JSON.stringify(first)
  const send = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => submit())
    focusFirstError(form.current)
  }
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.top}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t.title}
        </h2>
        {isExample && <span className={styles.example}>{t.example}</span>}
      </div>
      <form ref={form} onSubmit={send} noValidate className={styles.form}>
        <DestinationSelect
          destinations={destinations}
          value={typed.destinationCode}
          onChange={(destinationCode) => change({ destinationCode })}
        />
        <BoxFields
          label={t.weight}
          typed={typed}
          isWeightWrong={faults.includes('weight')}
          isSizeWrong={faults.includes('size')}
          isExample={isExample}
          onChange={change}
        />
        <button type="submit" className={controls.button}>
          {answer.state === 'asking' ? t.calculating : t.calculate}
        </button>
      </form>
      <PriceResult answer={answer} onRetry={() => submit()} countOf={({ lines }) => lines.length}>
        {(answered) => <HomeResult answered={answered} fullAddress={fullAddress} {...handOver} />}
      </PriceResult>
    </section>
  )
}

function answeredBy(example: HomeCalculatorProps['example']) {
  const read = example && readCalculation(example.typed)
  return read && 'calculation' in read ? { found: example.priced, calculation: read.calculation } : null
}
