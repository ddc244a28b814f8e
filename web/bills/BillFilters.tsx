import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type SyntheticEvent, useId } from 'react'
import { parcels } from '#contract/parcels.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#web/ledger/currency.text.ts'
import { useRead } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { RangeFields } from '#web/ui/RangeFields.tsx'
import styles from './Bills.module.css'
import type { BillFilters as Filters } from './bill-filters.ts'
import { text } from './text.ts'

interface Props {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
  readonly onClear: () => void
}

/** Choices take effect at once, what is typed with Enter or the button; all of it stands in the URL. */
export function BillFilters({ filters, onChange, onClear }: Props) {
  const t = useText(text)
  const [isOpen, { toggle }] = useDisclosure(false)
  const formId = useId()
  const options = useRead(parcels.formOptions, {})
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const word = (name: string) => String(typed.get(name) ?? '').trim()
    onChange({ orderNumber: word('orderNumber'), customer: word('customer') })
  }
  return (
    <>
      <div className={styles.toggle}>
        <Button variant="default" fullWidth aria-expanded={isOpen} aria-controls={formId} onClick={toggle}>
          {isOpen ? t.hideFilters : t.filters}
        </Button>
      </div>
      <form
        key={`${filters.orderNumber} ${filters.customer}`}
        id={formId}
        data-open={isOpen}
        className={styles.filters}
        role="search"
        aria-label={t.filters}
        onSubmit={search}
      >
        <TextInput label={t.orderNumber} name="orderNumber" maxLength={20} defaultValue={filters.orderNumber} />
        <TextInput label={t.customer} name="customer" maxLength={50} defaultValue={filters.customer} />
        <NativeSelect
          label={t.channel}
          value={filters.channel}
          onChange={(event) => onChange({ channel: event.currentTarget.value })}
          data={[
            { value: '', label: t.any },
            ...(options.data?.channels ?? []).map((channel) => ({ value: channel.id, label: channel.text })),
          ]}
        />
        <NativeSelect
          label={t.currency}
          value={filters.currency}
          onChange={(event) => onChange({ currency: event.currentTarget.value })}
          data={[
            { value: '', label: t.any },
            ...currencies.map((currency) => ({ value: currency, label: currencyText[currency][t.language] })),
          ]}
        />
        <NativeSelect
          label={t.collection}
          value={filters.collected}
          onChange={(event) => onChange({ collected: event.currentTarget.value })}
          data={[
            { value: '', label: t.any },
            { value: 'yes', label: t.collected },
            { value: 'no', label: t.notCollected },
          ]}
        />
        <div className={styles.range}>
          <RangeFields from={filters.from} to={filters.to} onChange={({ from, to }) => onChange({ from, to })} />
        </div>
        <div className={styles.formButtons}>
          <Button type="submit" variant="default">
            {t.search}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClear}>
            {t.clear}
          </Button>
        </div>
      </form>
    </>
  )
}
