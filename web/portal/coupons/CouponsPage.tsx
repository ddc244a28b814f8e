import { coupons } from '#contract/coupons.ts'
import { parcels } from '#contract/parcels.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Skeleton, Stack } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { CouponCard } from './CouponCard.tsx'
import styles from './Coupons.module.css'
import { text } from './text.ts'

/** As the URL names them. */
const tabs = { '1': 'usable', '2': 'used', '3': 'expired' } as const

type Tab = keyof typeof tabs

const isTab = (word: string): word is Tab => Object.hasOwn(tabs, word)

/** coupons that can be used, were used, or expired (E-06). */
export function CouponsPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ tab: '1', page: '1' })
  const tab = isTab(filters.tab) ? filters.tab : '1'
  const list = useRead(coupons.list, { tab: tabs[tab], page: pageNumber(filters.page), pageSize: 20 }, { keep: true })
  const options = useRead(parcels.formOptions, {})
  const channelNames = new Map(options.data?.channels.map(({ id, text: name }) => [id, name]))
  const counts = list.data?.counts
  return (
    <Page title={t.title} lead={t.lead}>
      <Card>
        <StatusTabs
          label={t.tabs}
          tabs={[
            { key: '1', name: t.available, count: counts?.available },
            { key: '2', name: t.used, count: counts?.used },
            { key: '3', name: t.expired, count: counts?.expired },
          ]}
          current={tab}
          onChoose={(key) => setFilters({ tab: key })}
        />
        <LoadedList
          query={list}
          skeleton={<Skeleton height={240} radius="md" mt="md" />}
          empty={<NoCoupons tab={tab} />}
        >
          {(page) => (
            <Stack>
              <ul className={styles.list}>
                {page.list.map((coupon) => (
                  <CouponCard key={coupon.id} coupon={coupon} channelNames={channelNames} />
                ))}
              </ul>
              <Pager page={page.page} pageSize={page.pageSize} total={page.total} />
            </Stack>
          )}
        </LoadedList>
      </Card>
    </Page>
  )
}

function NoCoupons({ tab }: { readonly tab: Tab }) {
  const t = useText(text)
  const name = useCoinName()
  const invite = (
    <LinkButton to={paths.promote} variant="default">
      {t.invite}
    </LinkButton>
  )
  if (tab === '1') {
    const sentence = t.fill('emptyAvailableSentence', { name })
    return <Empty title={t.emptyAvailable} sentence={sentence} action={invite} />
  }
  if (tab === '2') return <Empty title={t.emptyUsed} sentence={t.emptyUsedSentence} />
  return <Empty title={t.emptyExpired} sentence={t.emptyExpiredSentence} />
}
