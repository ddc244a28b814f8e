import { goodsTypeText } from '#contract/codes.ts'
import { NotOpen } from '#web/shared/channels/NotOpen.tsx'
import { paths, siteUrl } from '#web/paths.ts'
import { pricedLines } from '#web/site/calculator/priced-lines.ts'
import { SideCalculator } from '#web/site/calculator/SideCalculator.tsx'
import { Island } from '#web/site/render/Island.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { Destination } from './destination-of.ts'
import { text } from './destinations.text.ts'
import styles from './side.module.css'

/** What an order costs by each line: an example the server calculated, then whatever weight the visitor chooses. */
export function ExamplePrices({ destination }: { readonly destination: Destination }) {
  const t = useText(text)
  const { name, code, more, isOpen } = destination
  if (!more) return null
  const { weightG, offers } = more.example
  return (
    <section className={styles.card} aria-labelledby="part-example">
      <h2 id="part-example">{t.fill('whatItCosts', { place: name })}</h2>
      {!isOpen && <NotOpen />}
      <Island
        name="sideCalculator"
        of={SideCalculator}
        props={{
          destinationCode: code,
          example: { typed: { weightG, goodsType: 'ordinary' }, priced: pricedLines(code, offers) },
          goodsNames: {
            ordinary: goodsTypeText.ordinary[t.language],
            sensitive: goodsTypeText.sensitive[t.language],
          },
          fullAddress: siteUrl(paths.siteCalculator),
        }}
      />
    </section>
  )
}
