import { warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { currencies, type Currency } from '#domain/money.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { transferReads, type Transfers } from './transfer-reads.ts'
import { text } from './transfer.text.ts'

interface MoveFormProps {
  readonly parcelId: string
  readonly transfers: Transfers
}

/** Where it goes and what that costs, in both currencies before anything is asked; what is confirmed is charged. */
export function MoveForm({ parcelId, transfers: { destinations, priceMinor, weightG, balancesMinor } }: MoveFormProps) {
  const t = useText(text)
  const [chosen, setChosen] = useState('')
  const [currency, setCurrency] = useState<Currency>('CNY')
  const to = destinations.find((each) => each.warehouseId === chosen) ?? destinations[0]
  const dueMinor = priceMinor[currency]
  const shortMinor = dueMinor - balancesMinor[currency]
  const ask = useWrite(warehouseTransfers.ask, {
    refreshes: transferReads,
    onDone: ({ toName: warehouse }) => showSuccess(t.fill('saidAsked', { warehouse })),
  })
  if (!to) return null
  const confirm = async () => {
    const question = {
      title: t.fill('askTitle', { warehouse: to.name }),
      sentence: t.fill('askSentence', {
        price: formatMoney(dueMinor, currency),
        after: formatMoney(balancesMinor[currency] - dueMinor, currency),
      }),
      confirm: t.ask,
    }
    if (await confirmed(question))
      ask.mutate({ parcelId, warehouseId: to.warehouseId, currency, expectedMinor: dueMinor })
  }
  return (
    <>
      <p className="num">
        {t.fill('price', {
          cny: formatMoney(priceMinor.CNY, 'CNY'),
          hkd: formatMoney(priceMinor.HKD, 'HKD'),
          weight: formatKg(weightG ?? 0),
        })}
      </p>
      <NativeSelect
        label={t.to}
        data={destinations.map(({ warehouseId, name, isForecast }) => ({
          value: warehouseId,
          label: isForecast ? t.fill('asForecast', { name }) : name,
        }))}
        value={to.warehouseId}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <NativeSelect
        label={t.currency}
        data={currencies.map((each) => ({
          value: each,
          label: t.fill('payFrom', {
            price: formatMoney(priceMinor[each], each),
            balance: formatMoney(balancesMinor[each], each),
          }),
        }))}
        value={currency}
        onChange={(event) => setCurrency(event.currentTarget.value as Currency)}
      />
      {shortMinor > 0 && (
        <p>
          {t.fill('tooLow', { short: formatMoney(shortMinor, currency) })} <Link to={paths.topUp}>{t.topUp}</Link>
        </p>
      )}
      {ask.error && <FormAlert error={ask.error}>{ask.error.message}</FormAlert>}
      <div>
        <Button
          variant="default"
          size="sm"
          loading={ask.isPending}
          disabled={shortMinor > 0}
          onClick={() => void confirm()}
        >
          {t.ask}
        </Button>
      </div>
    </>
  )
}
