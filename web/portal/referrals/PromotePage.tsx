import type { Output } from '#contract/wire/operation.ts'
import { referrals } from '#contract/referrals.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { formatCount, formatMoney } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { useLastPage } from '#web/kit/list/LoadedList.tsx'
import { QrCode } from '#web/kit/look/QrCode.tsx'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Skeleton } from '@mantine/core'
import { Friends } from './Friends.tsx'
import { PosterCard } from './PosterCard.tsx'
import styles from './Promote.module.css'
import { text } from './text.ts'

type Summary = Output<typeof referrals.summary>

/** what to share, what it earns, and how far each friend has come (E-07). */
export function PromotePage() {
  const t = useText(text)
  const [filters] = useUrlFilters({ page: '1' })
  const summary = useRead(referrals.summary, { page: pageNumber(filters.page), pageSize: 10 }, { keep: true })
  useLastPage(summary)
  const { data } = summary
  const lead = data && t.fill(data.rewardOn === 'firstOrder' ? 'leadFirstOrder' : 'lead', promised(data))
  return (
    <Page title={t.title} lead={lead ?? ' '}>
      <Loaded query={summary} skeleton={<Skeleton height={520} radius="md" />}>
        {(answer) => (
          <>
            <div className={styles.columns}>
              <HandOn summary={answer} />
              <PosterCard summary={answer} />
            </div>
            <Rewards summary={answer} />
            <Friends summary={answer} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

const promised = ({ rewardCoins, coinName, firstOrderMinor, firstOrderDays }: Summary) => ({
  count: formatCount(rewardCoins),
  name: coinName,
  least: `${formatMoney(firstOrderMinor.CNY, 'CNY')} / ${formatMoney(firstOrderMinor.HKD, 'HKD')}`,
  days: firstOrderDays,
})

function HandOn({ summary: { invitationCode, inviteUrl } }: { readonly summary: Summary }) {
  const t = useText(text)
  return (
    <Card title={t.handOn}>
      <div className={styles.hand}>
        <div className={styles.ways}>
          <div className={styles.way}>
            <span className="muted">{t.code}</span>
            <span className={`${styles.code} num`}>{invitationCode}</span>
            <CopyButton text={invitationCode} label={t.copyCode} />
          </div>
          <div className={styles.way}>
            <span className="muted">{t.link}</span>
            <span className={styles.link}>{inviteUrl}</span>
            <CopyButton text={inviteUrl} label={t.copyLink} />
          </div>
        </div>
        <div className={styles.qr}>
          <QrCode text={inviteUrl} label={t.qr} />
          <span className="muted">{t.scan}</span>
        </div>
      </div>
    </Card>
  )
}

function Rewards({ summary }: { readonly summary: Summary }) {
  const t = useText(text)
  const { invitedCount, rewardedCount, heldCount, coinsEarned, coinName } = summary
  const sums = [
    [t.invited, invitedCount],
    [t.rewarded, rewardedCount],
    ...(heldCount > 0 ? ([[t.held, heldCount]] as const) : []),
    [t.fill('earned', { name: coinName }), coinsEarned],
  ] as const
  return (
    <Card title={t.rewards}>
      <dl className={styles.sums}>
        {sums.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {heldCount > 0 && <p className={styles.held}>{t.fill('heldSentence', { count: heldCount })}</p>}
    </Card>
  )
}
