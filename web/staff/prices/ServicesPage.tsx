import { staffServices } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { nameCells } from '#web/staff/places/field.ts'
import { rowNow } from '#web/staff/use-meanwhile.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { text } from './lines.text.ts'
import { askOf, isNarrowed, noFilters, OfficeFilters } from './OfficeFilters.tsx'
import { ServiceActions } from './ServiceActions.tsx'
import { feeWords } from './said.ts'
import { ServiceDialog } from './ServiceDialog.tsx'

export type Service = Output<typeof staffServices.list>['list'][number]

const pageSize = 50
const isSame = (one: Service, other: Service) => one.id === other.id

/** Value-added services with their prices (B-PR-03, 04). */
export function ServicesPage() {
  const t = useText(text)
  const lists = useText(listsText)
  const [filters, setFilters] = useUrlFilters(noFilters)
  const [edited, setEdited] = useState<Service | 'new' | null>(null)
  const mayWrite = useMay()(staffServices.create)
  const asked = askOf(filters)
  const from = filters.after ? { after: filters.after } : {}
  const query = useRead(staffServices.list, { pageSize, ...asked, ...from }, { keep: true, fresh: true })
  const add = mayWrite && <Button onClick={() => setEdited('new')}>{t.addService}</Button>
  return (
    <Page title={t.servicesTitle} lead={t.servicesLead} actions={add}>
      <OfficeFilters filters={filters} onChange={setFilters}>
        <ExportButton<Service>
          file="services"
          headings={[t.code, 'cn', 'en', 'sh', t.status, t.charge, t.askedOn, t.price, t.maxQty]}
          cells={(service) => [
            ...[service.code, ...nameCells(service.name), service.active ? t.active : t.suspended],
            ...[t[service.charge], askedOnWords(service, t), priceOf(service, t), service.maxQty],
          ]}
          read={(after) => call(staffServices.list, { ...asked, after: after ?? undefined, pageSize: 100 })}
        />
      </OfficeFilters>
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.servicesTitle}
        columns={columnsIn(t)}
        cardTitle={(service) => <Name service={service} />}
        {...(mayWrite
          ? { actions: (service: Service) => <ServiceActions service={service} onEdit={setEdited} /> }
          : {})}
        after={filters.after}
        onTurn={(next) => setFilters({ after: next })}
        empty={
          isNarrowed(filters) ? (
            <NoMatch words={lists} onClear={() => setFilters(noFilters)} />
          ) : (
            <Empty title={t.noServices} sentence={t.noServicesSentence} action={add} />
          )
        }
      />
      <ServiceDialog
        service={edited && edited !== 'new' ? rowNow(edited, query.data?.list, isSame) : edited}
        onClose={() => setEdited(null)}
      />
    </Page>
  )
}

type Words = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Words): readonly Column<Service>[] => [
  { key: 'name', label: t.name, render: (service) => <Name service={service} />, tableOnly: true },
  {
    key: 'status',
    label: t.status,
    render: ({ active }) => <StatusTag tone={active ? 'done' : 'bad'}>{active ? t.active : t.suspended}</StatusTag>,
  },
  { key: 'charge', label: t.charge, render: ({ charge }) => t[charge] },
  {
    key: 'askedOn',
    label: t.askedOn,
    render: (service) => askedOnWords(service, t),
  },
  { key: 'price', label: t.price, render: (service) => <span className="num">{priceOf(service, t)}</span> },
  { key: 'maxQty', label: t.maxQty, render: ({ maxQty }) => <span className="num">{maxQty}</span>, align: 'end' },
]

function Name({ service: { name, code } }: { readonly service: Service }) {
  const { language } = useText(text)
  return (
    <div>
      <strong>{pickText(name, language)}</strong>
      <div className="muted">{code}</div>
    </div>
  )
}

const askedOnWords = ({ askedOn }: Service, t: Words) => askedOn.map((place) => t[place]).join(' · ')

function priceOf({ bp, priceCnyMinor, priceHkdMinor }: Service, t: Words): string {
  if (bp !== null) return `${bp / 100} %`
  const prices = [feeWords(t, priceCnyMinor, 'CNY'), feeWords(t, priceHkdMinor, 'HKD')]
  return prices.filter((price) => price !== '').join(' · ')
}
