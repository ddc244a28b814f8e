import { Button, Skeleton } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { pricing } from '#contract/pricing.ts'
import { MayAdd } from '#web/shared/channels/MayAdd.tsx'
import { possibleOf } from '#web/shared/channels/possible.ts'
import { NotOpen } from '#web/shared/channels/NotOpen.tsx'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { CalculationFields, leadToFault } from './CalculationFields.tsx'
import styles from './Calculator.module.css'
import { type CalculationValues, startingValues, toQuery } from '#web/shared/calculation/calculation-query.ts'
import { calculationFaults, quoteInput } from './calculation-form.ts'
import { CurrentPrice } from './CurrentPrice.tsx'
import { text } from './text.ts'

/** The calculator of the member's home: seven fields, the prices, and a link to see them line by line. */
export function QuickCalculator() {
  const t = useText(text)
  const [priced, setPriced] = useState<CalculationValues | null>(null)
  const form = useForm<CalculationValues>({
    initialValues: startingValues,
    validate: (values) => calculationFaults(values, t.language),
    validateInputOnBlur: true,
  })
  return (
    <Card title={t.quickTitle}>
      <form
        noValidate
        className={styles.form}
        onSubmit={form.onSubmit(setPriced, (_faults, _values, event) => leadToFault(event?.currentTarget))}
      >
        <CalculationFields form={form} />
        <div className={styles.wide}>
          <Button type="submit" variant="default">
            {t.calculate}
          </Button>
        </div>
      </form>
      <div className={styles.quickResult} aria-live="polite">
        {priced ? (
          <CurrentPrice form={form} priced={priced}>
            <Prices values={priced} />
          </CurrentPrice>
        ) : (
          <p className="muted">{t.quickHint}</p>
        )}
      </div>
    </Card>
  )
}

function Prices({ values }: { readonly values: CalculationValues }) {
  const t = useText(text)
  const answer = useRead(pricing.quote, quoteInput(values), { keep: true })
  return (
    <Loaded
      query={answer}
      skeleton={<Skeleton height={110} radius="md" />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p>{t.nothing}</p>}
    >
      {({ list }) => (
        <>
          {list.some(({ open }) => !open) && <NotOpen />}
          <dl className={styles.prices} aria-label={t.resultTitle}>
            {list.map(({ channelId, name, quote, unavailableReason }) => (
              <div key={channelId}>
                <dt>{name}</dt>
                <dd className="num">
                  {quote ? (
                    <strong>{formatMoney(quote.totalMinor, quote.currency)}</strong>
                  ) : (
                    <span className={styles.reason}>{unavailableReason?.msg}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <MayAdd rows={possibleOf(list)} currency={values.currency} />
          <Link to={`${paths.calculator}?${new URLSearchParams(toQuery(values))}`}>{t.inFull}</Link>
        </>
      )}
    </Loaded>
  )
}
