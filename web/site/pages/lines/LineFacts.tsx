import type { ReactNode } from 'react'
import type { SiteContent } from '#contract/site-content.ts'
import { text as openText } from '#web/shared/channels/open.text.ts'
import { lastChange, type Charge } from '#web/site/pages/reading/TariffTables.tsx'
import { capital } from '#domain/capital.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg } from '#web/kit/text/format.ts'
import { When } from '#web/kit/look/When.tsx'
import { LinePrice } from './LinePrice.tsx'
import styles from './lines.module.css'
import { text } from './lines.text.ts'

interface LineFactsProps {
  readonly site: SiteContent
  readonly charges: readonly Charge[]
}

/** The key figures of a line, all from the current tariff, for readers in a hurry. */
export function LineFacts({ site: { options }, charges }: LineFactsProps) {
  const t = useText(text)
  const o = useText(openText)
  const codes = [...new Set(charges.map(({ destinationCode }) => destinationCode))]
  const names = codes.map((code) => {
    const destination = options.destinations.find((each) => each.code === code)
    return destination?.open === false ? o.fill('named', { name: destination.text }) : (destination?.text ?? code)
  })
  const takesSensitive = charges.some(({ goodsType }) => goodsType !== 'ordinary')
  return (
    <section className={styles.facts} aria-label={t.facts}>
      <b>{t.facts}</b>
      <dl>
        <Fact name={t.time}>{capital(charges[0]?.promise ?? '') || t.noPromise}</Fact>
        {charges.length === 0 && <Fact name={t.price}>{t.noTariff}</Fact>}
        {charges.length > 0 && (
          <>
            <Fact name={t.destinations}>{new Intl.ListFormat(t.language, { type: 'conjunction' }).format(names)}</Fact>
            <Fact name={t.goods}>{takesSensitive ? t.anyGoods : t.ordinaryOnly}</Fact>
            <Fact name={t.price}>
              <LinePrice charges={charges} currency="CNY" />
              <LinePrice charges={charges} currency="HKD" />
            </Fact>
            <Fact name={t.limit}>{limitOf(charges) ?? t.noLimit}</Fact>
            <Fact name={t.since}>
              <When at={lastChange(charges)} dayOnly />
            </Fact>
          </>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** If it differs by destination, from the smallest to the largest. */
function limitOf(charges: readonly Charge[]): string | null {
  const limits = charges.flatMap(({ capWeightG }) => (capWeightG === null ? [] : [capWeightG]))
  if (limits.length < charges.length || limits.length === 0) return null
  const [least, most] = [Math.min(...limits), Math.max(...limits)]
  return least === most ? formatKg(least) : `${formatKg(least)} – ${formatKg(most)}`
}
