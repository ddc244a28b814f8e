import type { ReactNode } from 'react'
import { goodsTypeText } from '#contract/codes.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import styles from './reading.module.css'
import { text } from './reading.text.ts'
import type { Charge } from './TariffTables.tsx'

interface TariffRowProps {
  readonly site: SiteContent
  readonly charge: Charge
}

export function TariffRow({ site: { options }, charge }: TariffRowProps) {
  const t = useText(text)
  const { currency, goodsType, minChargeMinor, capWeightG, warehouseCode } = charge
  const channel = options.channels.find(({ id }) => id === charge.channelId)
  const conditions = [options.warehouses.find(({ code }) => code === warehouseCode)?.name, weightsOf(charge)].filter(
    (each) => each !== undefined,
  )
  return (
    <tr>
      <th scope="row">
        {channel ? <SiteLink to={channel.introPath}>{charge.name}</SiteLink> : charge.name}
        {conditions.length > 0 && <span className={styles.condition}>{conditions.join(' · ')}</span>}
      </th>
      <td className={styles.goods}>{goodsType === 'any' ? t.anyGoods : goodsTypeText[goodsType][t.language]}</td>
      <Figure name={t.firstWeight}>
        {formatMoney(charge.firstPriceMinor, currency)}
        <span className={styles.condition}>{t.fill('firstOf', { weight: formatKg(charge.firstWeightG) })}</span>
      </Figure>
      <Figure name={t.eachKg}>{formatMoney(charge.continuationPriceMinor, currency)}</Figure>
      <Figure name={t.atLeast}>{minChargeMinor > 0 && formatMoney(minChargeMinor, currency)}</Figure>
      <Figure name={t.atMost}>{capWeightG !== null && formatKg(capWeightG)}</Figure>
    </tr>
  )
}

/** On a phone it is shown below its name, or left out if it does not exist. */
function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const isEmpty = children === false || undefined
  return (
    <td className={styles.figure} data-name={name} data-empty={isEmpty}>
      {isEmpty ? '—' : children}
    </td>
  )
}

/** If a price applies only to some weights. */
function weightsOf({ weightFromKg, weightToKg }: Charge): string | undefined {
  if (weightToKg !== null) return `${weightFromKg}–${weightToKg} kg`
  return weightFromKg === 1 ? undefined : `≥ ${weightFromKg} kg`
}
