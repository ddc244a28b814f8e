import type { SiteContent, SiteGoods } from '#contract/site-content.ts'
import { Illustration } from '#web/kit/pictures/Illustration.tsx'
import type { IllustrationName } from '#web/kit/pictures/drawings.ts'
import { GoodsVerdict } from '#web/shared/goods/GoodsVerdict.tsx'
import { paths } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import { GoodsChecker } from '#web/site/goods/GoodsChecker.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './goods.module.css'
import { text } from './home.text.ts'

const pictures = {
  shoes: 'goods-shoe',
  sweater: 'goods-ok',
  powerBank: 'goods-ask',
  perfume: 'goods-no',
} as const satisfies Record<SiteGoods['goods'], IllustrationName>

/** May I send this: the checker, and what it says about common goods. */
export function GoodsEntry({ examples }: { readonly examples: SiteContent['goodsExamples'] }) {
  const t = useText(text)
  return (
    <div>
      <Island name="goodsChecker" of={GoodsChecker} props={{ isBare: true }} />
      {examples.length > 0 && (
        <section aria-labelledby="goods-examples">
          <h3 id="goods-examples" className={styles.title}>
            {t.goodsTitle}
          </h3>
          <ul className={styles.examples}>
            {examples.map(({ goods, word, verdict, rule }) => (
              <li key={goods}>
                <Illustration name={pictures[goods]} className={styles.picture} />
                <span className={styles.name}>
                  <b>{word}</b>
                  <GoodsVerdict verdict={verdict} />
                </span>
                <span className={styles.rule}>{rule}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.more}>
        <SiteLink to={paths.contraband}>{t.goodsAll}</SiteLink>
      </p>
    </div>
  )
}
