import '@mantine/core/styles/NumberInput.css'
import { parcelServices } from '#contract/parcel-services.ts'
import { currencies, type Currency } from '#domain/money.ts'
import { parcelServiceMinor } from '#domain/parcel-service.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { Button, NativeSelect, NumberInput, Textarea } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import type { SyntheticEvent } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { serviceReads, type Services } from './service-reads.ts'
import styles from './services.module.css'
import { text } from './services.text.ts'

interface AskFormProps {
  readonly parcelId: string
  readonly services: Services
}

/** The price stands in both currencies before anything is asked; what is confirmed is what is charged. */
export function AskForm({ parcelId, services: { offered, balancesMinor } }: AskFormProps) {
  const t = useText(text)
  const form = useForm({
    initialValues: { serviceId: '', quantity: 1 as number | string, note: '', currency: 'CNY' as Currency },
    validate: { serviceId: isNotEmpty(t.choose) },
  })
  const { serviceId, quantity } = form.values
  const chosen = offered.find((each) => each.serviceId === serviceId)
  const count = chosen?.charge === 'perPiece' ? Math.max(1, Number(quantity) || 1) : 1
  const priceIn = (currency: Currency) => {
    const unitMinor = chosen?.priceMinor[currency] ?? null
    return chosen && unitMinor !== null ? parcelServiceMinor(chosen.charge, unitMinor, count) : null
  }
  const payable = currencies.filter((each) => priceIn(each) !== null)
  const currency = payable.find((each) => each === form.values.currency) ?? payable[0] ?? 'CNY'
  const dueMinor = priceIn(currency) ?? 0
  const shortMinor = dueMinor - balancesMinor[currency]
  const ask = useWrite(parcelServices.ask, {
    refreshes: serviceReads,
    onDone: ({ text: service }) => {
      showSuccess(t.fill('saidAsked', { service }))
      form.reset()
    },
  })
  const submit = useSubmit(form, ask, ({ note }) => ({
    parcelId,
    serviceId,
    quantity: count,
    currency,
    expectedMinor: dueMinor,
    ...(note.trim() ? { note: note.trim() } : {}),
  }))
  const confirm = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.validate().hasErrors || !chosen) return submit.onSubmit(event)
    const question = {
      title: t.fill('askTitle', { service: chosen.text }),
      sentence: t.fill('askSentence', {
        price: formatMoney(dueMinor, currency),
        after: formatMoney(balancesMinor[currency] - dueMinor, currency),
      }),
      confirm: t.ask,
    }
    if (await confirmed(question)) submit.onSubmit()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void confirm(event)}>
      <NativeSelect
        label={t.service}
        data={[{ value: '', label: t.choose }, ...offered.map((each) => ({ value: each.serviceId, label: each.text }))]}
        {...form.getInputProps('serviceId')}
      />
      {chosen && (
        <>
          {chosen.charge === 'perPiece' && (
            <NumberInput
              label={t.quantity}
              description={t.fill('quantityHint', { max: chosen.maxQuantity })}
              min={1}
              max={chosen.maxQuantity}
              allowDecimal={false}
              {...form.getInputProps('quantity')}
            />
          )}
          <Textarea label={t.note} description={t.noteHint} maxLength={200} autosize {...form.getInputProps('note')} />
          <p className="num">
            {t.fill('both', { prices: payable.map((each) => formatMoney(priceIn(each) ?? 0, each)).join(' / ') })}
          </p>
          <NativeSelect
            label={t.currency}
            data={payable.map((each) => ({
              value: each,
              label: t.fill('payFrom', {
                price: formatMoney(priceIn(each) ?? 0, each),
                balance: formatMoney(balancesMinor[each], each),
              }),
            }))}
            {...form.getInputProps('currency')}
            value={currency}
          />
          {shortMinor > 0 && (
            <p>
              {t.fill('tooLow', { short: formatMoney(shortMinor, currency) })} <Link to={paths.topUp}>{t.topUp}</Link>
            </p>
          )}
        </>
      )}
      {submit.alert}
      <div>
        <Button
          type="submit"
          variant="default"
          loading={submit.isSending}
          disabled={chosen !== undefined && shortMinor > 0}
        >
          {t.ask}
        </Button>
      </div>
    </form>
  )
}
