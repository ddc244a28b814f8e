import { paths } from '#web/paths.ts'
import { goodsVerdicts } from '#domain/goods-verdict.ts'
import { GoodsVerdict } from '#web/shared/goods/GoodsVerdict.tsx'
import { capital } from '#domain/capital.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { Destination } from './destination-of.ts'
import { text } from './destinations.text.ts'
import { Part } from './Part.tsx'
import styles from './sections.module.css'

/** What the goods checker says for this destination: the kinds that people ask about most, and where the rest is. */
export function GoodsLists({ destination: { more } }: { readonly destination: Destination }) {
  const t = useText(text)
  if (!more || more.goods.length === 0) return null
  return (
    <Part id="part-goods" title={t.may} lead={t.mayLead}>
      <ul className={styles.may}>
        {goodsVerdicts.map((verdict) => {
          const { shown, others } = parted(more.goods.filter((each) => each.verdict === verdict))
          return (
            <li key={verdict} data-verdict={verdict}>
              <GoodsVerdict verdict={verdict} />
              <ul>
                {shown.map(({ code, name }) => (
                  <li key={code}>{capital(name)}</li>
                ))}
                {others > 0 && <li className="muted">{t.fill('others', { count: others })}</li>}
              </ul>
            </li>
          )
        })}
      </ul>
      {more.goodsRules.length > 0 && (
        <ul className={styles.rules}>
          {more.goodsRules.map((rule) => (
            <li key={rule}>{t.fill('rule', { rule })}</li>
          ))}
        </ul>
      )}
      <p>
        <SiteLink to={paths.contraband}>{t.checkGoods}</SiteLink>
      </p>
    </Part>
  )
}

type Goods = NonNullable<Destination['more']>['goods']

/** Stricter rules of the destination come first, then what people ask about. */
function parted(goods: Goods): { readonly shown: Goods; readonly others: number } {
  const rank = ({ code, isStricter }: Goods[number]) => {
    if (isStricter) return -1
    return askedAbout.includes(code) ? askedAbout.indexOf(code) : askedAbout.length
  }
  const sorted = goods.toSorted((one, other) => rank(one) - rank(other))
  const shown = goods.length > atMost + 1 ? sorted.slice(0, atMost) : sorted
  return { shown, others: goods.length - shown.length }
}

const atMost = 7

const askedAbout = [
  ...['clothing', 'shoes-bags', 'jewellery', 'toys', 'home', 'books-stationery', 'furniture'],
  ...['built-in-battery', 'batteries', 'cosmetics', 'food', 'branded-goods', 'health-supplements', 'magnets'],
  ...['liquids', 'powders', 'discs', 'flammables', 'animal-flesh', 'medicines', 'tobacco', 'knives'],
]
