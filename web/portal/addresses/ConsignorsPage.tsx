import { consignors } from '#contract/addresses.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { AddressBook } from './AddressBook.tsx'
import { text } from './text.ts'

export function ConsignorsPage() {
  const t = useText(text)
  return (
    <AddressBook
      book={consignors}
      title={t.consignorsTitle}
      lead={t.consignorsLead}
      add={t.addConsignor}
      isComplete={false}
    />
  )
}
