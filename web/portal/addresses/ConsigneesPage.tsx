import { consignees } from '#contract/addresses.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { AddressBook } from './AddressBook.tsx'
import { text } from './text.ts'

export function ConsigneesPage() {
  const t = useText(text)
  return (
    <AddressBook book={consignees} title={t.consigneesTitle} lead={t.consigneesLead} add={t.addConsignee} isComplete />
  )
}
