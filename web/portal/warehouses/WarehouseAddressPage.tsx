import { SimpleGrid, Skeleton } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { warehouses } from '#contract/warehouses.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { text } from './text.ts'
import { WarehouseCard } from './WarehouseCard.tsx'

/** Five addresses that include the member number, to copy into a shop's checkout (C-49). */
export function WarehouseAddressPage() {
  const t = useText(text)
  const list = useRead(warehouses.list, {})
  const memberNumber = list.data?.list[0]?.memberNumber
  return (
    <Page title={t.title} lead={t.lead}>
      {memberNumber && (
        <Card title={t.yourNumber} actions={<CopyButton text={memberNumber} label={t.copyNumber} />}>
          <strong className="num" style={{ fontSize: 'var(--t-4)' }}>
            {memberNumber}
          </strong>
        </Card>
      )}
      <Loaded
        query={list}
        skeleton={<Skeleton height={320} radius="lg" />}
        isEmpty={(data) => data.list.length === 0}
        empty={<Empty title={t.emptyTitle} sentence={t.emptySentence} />}
      >
        {(data) => (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            {data.list.map((warehouse) => (
              <WarehouseCard key={warehouse.id} warehouse={warehouse} />
            ))}
          </SimpleGrid>
        )}
      </Loaded>
      <Card title={t.nextTitle}>
        <p>{t.nextSentence}</p>
        <LinkButton to={paths.forecast} style={{ marginTop: 'var(--s-3)' }}>
          {t.forecast}
        </LinkButton>
      </Card>
    </Page>
  )
}
