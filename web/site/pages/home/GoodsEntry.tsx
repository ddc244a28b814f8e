import type { SiteContent, SiteGoods } from '#contract/site-content.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import { GoodsVerdict } from '#web/shared/goods/GoodsVerdict.tsx'
import { paths, siteUrl } from '#web/paths.ts'
import controls from '#web/site/form/controls.module.css'
import { text as checkerText } from '#web/site/goods/checker.text.ts'
import { goodsParameter } from '#web/site/goods/goods-parameter.ts'
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

/** May I send this: leads to the checker's answer, and shows what it says about common goods. */
export function GoodsEntry({ examples }: { readonly examples: SiteContent['goodsExamples'] }) {
  const t = useText(text)
  const c = useText(checkerText)
  return (
    <div>
      <h2 className={styles.heading}>{c.title}</h2>
      <form action={siteUrl(paths.contraband)} method="get" className={styles.form}>
        <label htmlFor="goods-name" className={controls.label}>
          {c.what}
        </label>
        <input type="hidden" name="lang" value={t.language} />
        <input
          id="goods-name"
          name={goodsParameter}
          type="search"
          className={controls.input}
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={c.example}
        />
        <button type="submit" className={controls.button}>
          {t.goodsCheck}
        </button>
      </form>
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
