import { Button, Checkbox, Group, NativeSelect, Skeleton } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { pricing } from '#contract/pricing.ts'
import { goodsTypeText } from '#contract/codes.ts'
import { currencies } from '#domain/money.ts'
import { OfferList } from '#web/shared/channels/OfferList.tsx'
import { currencyText } from '#contract/currency.text.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import { CalculationFields, leadToFault } from './CalculationFields.tsx'
import styles from './Calculator.module.css'
import { type CalculationValues, fromQuery, toQuery } from '#web/shared/calculation/calculation-query.ts'
import { calculationFaults, type QuoteInput, quoteInput } from './calculation-form.ts'
import { CurrentPrice } from './CurrentPrice.tsx'
import { InsideField } from './InsideField.tsx'
import { text } from './text.ts'

/** Loaded with the first price. */
const RefusingLines = lazyPart('RefusingLines', () =>
  import('#web/shared/goods/RefusingLines.tsx').then((part) => part.RefusingLines),
)

/** The price of every channel to a destination, each explained line by line (C-62). */
export function CalculatePage() {
  const t = useText(text)
  const [query, setQuery] = useSearchParams()
  const form = useForm<CalculationValues>({
    initialValues: fromQuery(query),
    validate: (values) => calculationFaults(values, t.language),
    validateInputOnBlur: true,
  })
  const priced = fromQuery(query)
  const isComplete = Object.keys(calculationFaults(priced, t.language)).length === 0
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={styles.columns}>
        <Card title={t.formTitle}>
          <form
            noValidate
            className={styles.form}
            onSubmit={form.onSubmit(
              (values) => setQuery(toQuery(values), { replace: true }),
              (_faults, _values, event) => leadToFault(event?.currentTarget),
            )}
          >
            <CalculationFields form={form} />
            <MoreFields form={form} />
            <div className={styles.wide}>
              <Button type="submit">{t.calculate}</Button>
            </div>
          </form>
        </Card>
        <Card title={t.resultTitle}>
          <div aria-live="polite">
            {isComplete ? (
              <CurrentPrice form={form} priced={priced}>
                <Answer values={priced} />
              </CurrentPrice>
            ) : (
              <p className="muted">{t.hint}</p>
            )}
          </div>
        </Card>
      </div>
    </Page>
  )
}

function MoreFields({ form }: { readonly form: UseFormReturnType<CalculationValues> }) {
  const t = useText(text)
  return (
    <>
      <NativeSelect
        className={styles.words ?? ''}
        label={t.currency}
        data={currencies.map((currency) => ({ value: currency, label: currencyText[currency][t.language] }))}
        {...form.getInputProps('currency')}
      />
      <div className={styles.wide}>
        <InsideField form={form} />
      </div>
      <NativeSelect
        className={styles.words ?? ''}
        label={t.goodsType}
        data={(['ordinary', 'sensitive'] as const).map((type) => ({
          value: type,
          label: goodsTypeText[type][t.language],
        }))}
        {...form.getInputProps('goodsType')}
      />
      <WarehouseSelect
        className={styles.words ?? ''}
        label={t.warehouse}
        by="code"
        none="—"
        {...form.getInputProps('warehouseCode')}
      />
      <Checkbox
        className={styles.tick ?? ''}
        label={t.insured}
        {...form.getInputProps('insured', { type: 'checkbox' })}
      />
      {form.values.insured && (
        <MoneyInput
          label={t.declaredValue}
          required
          currency={form.values.currency}
          {...form.getInputProps('declaredValueMinor')}
        />
      )}
    </>
  )
}

function Answer({ values }: { readonly values: CalculationValues }) {
  const t = useText(text)
  const input = quoteInput(values)
  const answer = useRead(pricing.quote, input, { keep: true, loading: t.calculating })
  return (
    <Loaded
      query={answer}
      skeleton={<Skeleton height={260} radius="md" />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p>{t.nothing}</p>}
    >
      {({ list }) => (
        <>
          <div className={styles.answer}>
            {values.inside !== '' && (
              <RefusingLines
                names={[values.inside]}
                destinationCode={values.destinationCode}
                channelId={values.channelId}
              />
            )}
            <OfferList offers={list} label={t.resultTitle} pieces={boxesOf(input)} />
          </div>
          <p className={styles.note}>{t.note}</p>
          <Group>
            <LinkButton to={paths.forecast} variant="default">
              {t.nextForecast}
            </LinkButton>
            {list.every(({ open }) => open) && (
              <LinkButton to={paths.apply} variant="default">
                {t.nextApply}
              </LinkButton>
            )}
          </Group>
        </>
      )}
    </Loaded>
  )
}

/** One size applies to all pieces; more than a few are explained by their volume. */
function boxesOf({ pieces, lengthMm, widthMm, heightMm }: QuoteInput) {
  if (lengthMm === undefined || widthMm === undefined || heightMm === undefined || pieces > 3) return undefined
  return Array.from({ length: pieces }, () => ({ lengthMm, widthMm, heightMm }))
}
