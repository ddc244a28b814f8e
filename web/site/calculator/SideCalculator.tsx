import { firstCurrencyOf } from '#domain/first-currency.ts'
import type { GoodsType } from '#domain/goods.ts'
import { MayAdd } from '#web/shared/channels/MayAdd.tsx'
import controls from '#web/site/form/controls.module.css'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { Calculation } from './calculation.ts'
import { PriceResult } from './PriceResult.tsx'
import { priceInBoth } from './price-in-both.ts'
import type { Priced, PricedLine } from './priced-lines.ts'
import styles from './side-calculator.module.css'
import { text } from './side-calculator.text.ts'
import { usePrices } from './use-prices.ts'

interface Chosen {
  readonly weightG: number
  readonly goodsType: GoodsType
}

interface SideCalculatorProps {
  readonly destinationCode: string
  /** What the page was made with, and what it costs. */
  readonly example: { readonly typed: Chosen; readonly priced: Priced }
  /** The kinds to choose from, with their names in the language of the page. */
  readonly goodsNames: Readonly<Record<GoodsType, string>>
  /** Of the full calculator. */
  readonly fullAddress: string
}

/** Freight goes by whole kilos, so a choice is enough here. */
const kilos = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 30]

/** What a weight costs by every line to one destination (C-63). Without a script the form opens the full calculator. */
export function SideCalculator({ destinationCode, example, goodsNames, fullAddress }: SideCalculatorProps) {
  const t = useText(text)
  const calculationOf = ({ weightG, goodsType }: Chosen): Calculation => ({
    destinationCode,
    currency: firstCurrencyOf(destinationCode),
    goodsType,
    declaredValueMinor: null,
    boxes: [{ weightG, size: null }],
  })
  const first = example.typed
  const { typed, answer, change, submit } = usePrices<Chosen, Priced>({
    first,
    read: (chosen) => ({ calculation: calculationOf(chosen) }),
    ask: priceInBoth,
    answered: { found: example.priced, calculation: calculationOf(first) },
  })
  const isExample = typed.weightG === first.weightG && typed.goodsType === first.goodsType
  const said = { weight: formatKg(typed.weightG), goods: goodsNames[typed.goodsType] }
  return (
    <>
      <p className={styles.for}>{t.fill(isExample ? 'example' : 'chosen', said)}</p>
      <PriceResult answer={answer} onRetry={() => submit()} countOf={({ lines }) => lines.length}>
        {({ found }) => (
          <>
            <dl className={styles.offers}>
              {found.lines.map((line) => (
                <Offer key={line.channelId} line={line} />
              ))}
            </dl>
            <MayAdd {...found.mayAdd} />
          </>
        )}
      </PriceResult>
      <form action={fullAddress} className={styles.form}>
        <input type="hidden" name="lang" value={t.language} />
        <input type="hidden" name="to" value={destinationCode} />
        <input type="hidden" name="currency" value={firstCurrencyOf(destinationCode)} />
        <label className={controls.field}>
          {t.weight}
          <select
            name="g"
            className={controls.input}
            value={typed.weightG}
            onChange={({ target }) => change({ weightG: Number(target.value) })}
          >
            {kilos.map((kg) => (
              <option key={kg} value={kg * 1000}>
                {formatKg(kg * 1000)}
              </option>
            ))}
          </select>
        </label>
        <label className={controls.field}>
          {t.goods}
          <select
            name="goods"
            className={controls.input}
            value={typed.goodsType}
            onChange={({ target }) => change({ goodsType: target.value as GoodsType })}
          >
            {Object.entries(goodsNames).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={controls.button}>
          {t.everyCharge}
        </button>
      </form>
    </>
  )
}

function Offer({ line: { name, prices, refusal } }: { readonly line: PricedLine }) {
  const [first, second] = prices
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {first ? <b>{formatMoney(first.totalMinor, first.currency)}</b> : <span>{refusal ?? '—'}</span>}
        {second && <span>{formatMoney(second.totalMinor, second.currency)}</span>}
      </dd>
    </div>
  )
}
