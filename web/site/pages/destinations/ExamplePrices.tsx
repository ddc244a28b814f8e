import { goodsTypeText } from '#contract/codes.ts'
import { currenciesFor } from '#domain/first-currency.ts'
import { NotOpen } from '#web/shared/channels/NotOpen.tsx'
import { paths, siteUrl } from '#web/paths.ts'
import controls from '#web/site/form/controls.module.css'
import { frameText } from '#web/site/frame/frame.text.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { ChatIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { Destination } from './destination-of.ts'
import { text } from './destinations.text.ts'
import styles from './side.module.css'

interface Props {
  readonly destination: Destination
}

/** What an ordinary order costs by each line, as the server calculated it; the calculator answers for any other. */
export function ExamplePrices({ destination }: Props) {
  const t = useText(text)
  const { name, code, more, isOpen, firstCurrency } = destination
  if (!more) return null
  const { weightG, offers } = more.example
  const [first, second] = currenciesFor(code)
  const sorted = offers[firstCurrency].toSorted((one, other) => totalOf(one) - totalOf(other))
  return (
    <section className={styles.card} aria-labelledby="part-example">
      <h2 id="part-example">{t.fill('whatItCosts', { place: name })}</h2>
      {!isOpen && <NotOpen />}
      {sorted.length > 0 && (
        <>
          <p className={styles.example}>{t.fill('example', { weight: formatKg(weightG) })}</p>
          <dl className={styles.offers}>
            {sorted.map((offer) => (
              <div key={offer.channelId}>
                <dt>{offer.name}</dt>
                <dd>
                  {[first, second].map((currency, at) => {
                    const same = currency && offers[currency].find(({ channelId }) => channelId === offer.channelId)
                    const amount = same?.quote ? formatMoney(same.quote.totalMinor, same.quote.currency) : '—'
                    return at === 0 ? <b key={currency}>{amount}</b> : <span key={currency}>{amount}</span>
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <CalculatorForm destination={destination} weightG={weightG} />
    </section>
  )
}

type Offer = NonNullable<Destination['more']>['example']['offers']['CNY'][number]

const totalOf = ({ quote }: Offer) => quote?.totalMinor ?? Number.POSITIVE_INFINITY

/** Freight goes by whole kilos, so a choice is enough here. */
const kilos = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 30]

/** Opens the calculator with its answer; it reads these fields from its address, so no script is needed here. */
function CalculatorForm({ destination, weightG }: Props & { readonly weightG: number }) {
  const t = useText(text)
  return (
    <form action={siteUrl(paths.siteCalculator)} className={styles.form}>
      <input type="hidden" name="lang" value={t.language} />
      <input type="hidden" name="to" value={destination.code} />
      <input type="hidden" name="currency" value={destination.firstCurrency} />
      <label className={controls.field}>
        {t.totalWeight}
        <select name="g" className={controls.input} defaultValue={weightG}>
          {kilos.map((kg) => (
            <option key={kg} value={kg * 1000}>
              {formatKg(kg * 1000)}
            </option>
          ))}
        </select>
      </label>
      <label className={controls.field}>
        {t.goods}
        <select name="goods" className={controls.input}>
          {(['ordinary', 'sensitive'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {goodsTypeText[kind][t.language]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={controls.button}>
        {t.calculate}
      </button>
    </form>
  )
}

export function AskUs({ place }: { readonly place: string }) {
  const t = useText(text)
  const frame = useText(frameText)
  return (
    <p className={styles.ask}>
      <ChatIcon size={22} />
      <span>
        {t.fill('ask', { place })} <SiteLink to={paths.contact}>{frame.contactUs}</SiteLink>
      </span>
    </p>
  )
}
