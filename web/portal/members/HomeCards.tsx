import { Anchor, Group, SimpleGrid, Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { signedIn } from '#contract/signed-in.ts'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import type { Output } from '#contract/wire/operation.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { LatestAnnouncements } from '#web/portal/content/LatestAnnouncements.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { formatCount, formatMoney } from '#web/kit/text/format.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { When } from '#web/kit/look/When.tsx'
import { WarehousePicker } from '#web/portal/warehouses/WarehousePicker.tsx'
import { noteAddressCopied } from './address-copied.ts'
import { text } from './home.text.ts'
import styles from './HomeCards.module.css'

type Home = Output<typeof signedIn.home>

const QuickCalculator = lazyPart(
  'QuickCalculator',
  async () => (await import('#web/portal/calculator/QuickCalculator.tsx')).QuickCalculator,
  <Skeleton height={420} radius="lg" />,
)

/** Below what needs the member: balance, addresses, calculator, news, account (C-10). */
export function HomeCards() {
  const t = useText(text)
  const home = useRead(signedIn.home, {})
  const { data: known } = home
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <Loaded query={home} skeleton={<Skeleton height={260} radius="lg" />}>
        {(data) => <Balance home={data} />}
      </Loaded>
      <Card
        title={t.addressTitle}
        actions={
          <Anchor component={Link} to={paths.warehouseAddress}>
            {t.allAddresses}
          </Anchor>
        }
      >
        <WarehousePicker onCopied={noteAddressCopied} />
      </Card>
      <QuickCalculator />
      <LatestAnnouncements />
      {known ? <Account home={known} /> : !home.error && <Skeleton height={260} radius="lg" />}
      <Shortcuts />
    </SimpleGrid>
  )
}

const couponTabs = [
  ['available', 'couponsAvailable', 1],
  ['used', 'couponsUsed', 2],
  ['expired', 'couponsExpired', 3],
] as const

function Balance({ home }: { readonly home: Home }) {
  const t = useText(text)
  const coinName = useCoinName()
  return (
    <Card
      title={t.balanceTitle}
      actions={
        <Anchor component={Link} to={paths.expenses}>
          {t.entries}
        </Anchor>
      }
    >
      <p className={styles.balance}>
        <Money minor={home.balanceMinor} currency="CNY" />
      </p>
      <p className="muted num">
        {t.fill('foreign', { amount: formatMoney(home.foreignBalanceMinor, home.foreignCurrency) })}
        {' · '}
        <Link to={paths.coins}>{t.fill('coins', { count: formatCount(home.coins), name: coinName })}</Link>
      </p>
      <nav className={styles.coupons} aria-label={t.couponsTitle}>
        {couponTabs.map(([state, name, tab]) => (
          <Link key={state} to={paths.couponsIn(tab)} className={styles.coupon}>
            <strong className="num">{home.coupons[state]}</strong>
            {t[name]}
          </Link>
        ))}
      </nav>
      <LinkButton to={paths.topUp} variant="default" className={styles.topUp}>
        {t.topUp}
      </LinkButton>
    </Card>
  )
}

function Account({ home }: { readonly home: Home }) {
  const t = useText(text)
  return (
    <Card title={t.accountTitle}>
      <dl className={styles.account}>
        <dt>{t.memberNumber}</dt>
        <dd>
          <Group gap="xs">
            <span className="num">{home.memberNumber}</span>
            <CopyButton text={home.memberNumber} label={t.memberNumber} compact />
          </Group>
        </dd>
        <dt>{t.email}</dt>
        <dd>{home.email}</dd>
        <dt>{t.level}</dt>
        <dd>{home.level.name}</dd>
        <dt>{t.registered}</dt>
        <dd>
          <When at={home.registeredAt} />
        </dd>
      </dl>
      <Group gap="xs" mt="md">
        <LinkButton to={paths.profile} variant="default" size="sm">
          {t.editProfile}
        </LinkButton>
        <LinkButton to={paths.changePassword} variant="default" size="sm">
          {t.changePassword}
        </LinkButton>
      </Group>
    </Card>
  )
}

function Shortcuts() {
  const t = useText(text)
  const tiles = [
    [paths.forecast, t.forecast],
    [paths.apply, t.apply],
    [paths.parcels, t.parcels],
    [paths.orders, t.orders],
    [paths.warehouseAddress, t.warehouse],
    [paths.calculator, t.calculator],
    [paths.tracking, t.track],
    [paths.pickUpPoints, t.pickUpPoints],
  ] as const
  return (
    <Card title={t.shortcuts}>
      <nav className={styles.tiles} aria-label={t.shortcuts}>
        {tiles.map(([path, label]) => (
          <Link key={path} to={path} className={styles.tile}>
            {label}
          </Link>
        ))}
      </nav>
    </Card>
  )
}
