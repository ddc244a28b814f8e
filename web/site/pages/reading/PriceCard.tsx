import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { pricedLines } from '#web/site/calculator/priced-lines.ts'
import styles from './side.module.css'
import { text } from './side.text.ts'

/** What two kilograms to Hong Kong cost today; only the way to the calculator if no line takes them. */
export function PriceCard({ site }: { readonly site: SiteContent }) {
  const t = useText(text)
  const { isOpen, lines: all } = pricedLines('HK', site.twoKilosToHongKong)
  const lines = isOpen ? all.filter(({ prices }) => prices.length > 0) : []
  const title = lines.length > 0 ? t.twoKilos : t.price
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {lines.length > 0 && (
        <dl className={styles.prices}>
          {lines.map(({ channelId, name, promise, prices }) => (
            <div key={channelId}>
              <dt>
                {name}
                {promise !== '' && <small>{promise}</small>}
              </dt>
              {prices.map(({ currency, totalMinor }) => (
                <dd key={currency}>{formatMoney(totalMinor, currency)}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <p>{lines.length > 0 ? t.twoKilosNote : t.priceSentence}</p>
      <SiteLink to={paths.siteCalculator} className={styles.more}>
        {t.calculate}
      </SiteLink>
    </section>
  )
}
