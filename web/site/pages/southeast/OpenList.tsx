import type { SiteContent } from '#contract/site-content.ts'
import { text as openText } from '#web/shared/channels/open.text.ts'
import { paths } from '#web/paths.ts'
import { leastMinor } from '#domain/least-charge.ts'
import { pagedDestinations, hasPage } from '#web/site/pages/destinations/paged-destinations.ts'
import { cheapestOf, destinationOf } from '#web/site/pages/destinations/destination-of.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './southeast.module.css'
import { text } from './southeast.text.ts'

/** Which destinations in Southeast Asia accept orders and which do not yet, and what each costs at least. */
export function OpenList({ site }: { readonly site: SiteContent }) {
  const t = useText(text)
  const codes = site.options.destinations.filter(({ group }) => group === 'SEA').map(({ code }) => code)
  const withPage = codes.filter(hasPage)
  const others = codes.filter((code) => !hasPage(code))
  return (
    <section className={styles.states} aria-labelledby="southeast-states">
      <h2 id="southeast-states">{t.states}</h2>
      {[withPage, others].map((codes, at) => (
        <ul key={at} className={at === 0 ? styles.large : styles.small}>
          {codes.map((code) => (
            <OneDestination key={code} site={site} code={code} />
          ))}
        </ul>
      ))}
    </section>
  )
}

/** With a weight the calculator answers at once. */
const oneKilo = 1000

function OneDestination({ site, code }: { readonly site: SiteContent; readonly code: string }) {
  const t = useText(text)
  const o = useText(openText)
  const destination = destinationOf(site, code)
  const page = hasPage(code) ? pagedDestinations[code] : null
  const prices = cheapestOf(destination)?.row.prices.map((each) => formatMoney(leastMinor(each), each.currency)) ?? []
  return (
    <li data-open={destination.isOpen}>
      {page && <Illustration name={page.picture} className={styles.picture} isCropped />}
      <div className={styles.words}>
        <h3>{destination.name}</h3> <strong className={styles.state}>{destination.isOpen ? o.open : o.notOpen}</strong>
        {prices.length > 0 && <p className={styles.from}>{t.fill('fromPrice', { prices: prices.join(' / ') })}</p>}
        <SiteLink to={page?.to ?? `${paths.siteCalculator}?to=${code}&g=${oneKilo}`} className={styles.more}>
          {t.fill(page ? 'ownPage' : 'calculate', { place: destination.name })}
        </SiteLink>
      </div>
    </li>
  )
}
