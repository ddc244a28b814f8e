import type { ComponentType } from 'react'
import { capital } from '#domain/capital.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { ClockIcon, CoinIcon, PaperIcon, PointIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { leastMinor } from '#domain/least-charge.ts'
import { cheapestOf, type Destination } from './destination-of.ts'
import { text } from './destinations.text.ts'
import styles from './destination.module.css'
import { useDays } from './use-days.ts'

/** Four answers at a glance; what nobody knows is left out. */
export function KeyFacts({ destination }: { readonly destination: Destination }) {
  const t = useText(text)
  const known = [useFromPrice(destination), useTime(destination), useDuty(destination), usePointCount(destination)]
  const facts = known.filter((fact) => fact !== null)
  // The count gives each fact its place before the others have arrived.
  return (
    <section className={styles.keys} aria-label={t.keyFacts}>
      <dl data-facts={facts.length}>
        {facts.map((fact) => (
          <OneFact key={fact.name} fact={fact} />
        ))}
      </dl>
    </section>
  )
}

interface Fact {
  readonly icon: ComponentType<{ readonly size?: number }>
  readonly name: string
  readonly value: string
  readonly more: string
}

function OneFact({ fact: { icon: Icon, name, value, more } }: { readonly fact: Fact }) {
  return (
    <div>
      <dt>
        <Icon size={18} /> {name}
      </dt>
      <dd className={styles.figure}>{value}</dd>
      {more && <dd className={styles.more}>{more}</dd>}
    </div>
  )
}

function useFromPrice(destination: Destination): Fact | null {
  const t = useText(text)
  const cheapest = cheapestOf(destination)
  if (!cheapest) return null
  const [first, ...others] = cheapest.row.prices.map((each) => formatMoney(leastMinor(each), each.currency))
  const name = t.fill('leastFor', { weight: formatKg(cheapest.row.prices[0].firstWeightG) })
  const more = others.length > 0 ? t.fill('fromLine', { other: others[0] ?? '', line: cheapest.line.name }) : ''
  return { icon: CoinIcon, name, value: t.fill('fromPrice', { price: first ?? '' }), more }
}

/** What was measured; without it what the cheapest line that promises a time promises; without both nothing. */
function useTime({ lines, isOpen }: Destination): Fact | null {
  const t = useText(text)
  const daysOf = useDays()
  const measured = lines.filter(({ usual }) => usual !== null)
  const [fastest, next] = measured.toSorted((one, other) => (one.usual?.toDays ?? 0) - (other.usual?.toDays ?? 0))
  if (fastest?.usual) {
    const also = next?.usual ? [t.fill('daysOf', { line: next.name, days: daysOf(next.usual) })] : []
    const more = [fastest.name, ...also].join(' · ')
    return { icon: ClockIcon, name: t.usually, value: daysOf(fastest.usual), more }
  }
  const [promising] = lines
    .filter(({ promise }) => promise !== '')
    .toSorted((one, other) => leastMinor(one.rows[0].prices[0]) - leastMinor(other.rows[0].prices[0]))
  if (!isOpen || !promising) return null
  return { icon: ClockIcon, name: t.promised, value: capital(promising.promise), more: promising.name }
}

function useDuty({ code, more }: Destination): Fact | null {
  const t = useText(text)
  const allowance = more?.allowance
  // As our article on the customs of Hong Kong says; there is no limit to configure.
  const freePort = { icon: PaperIcon, name: t.duty, value: t.freePort, more: t.freePortWhy }
  if (!allowance) return code === 'HK' ? freePort : null
  const { entries, windowMonths, freeValueText: law, taxBp } = allowance
  if (entries > 0) {
    const key = windowMonths === 6 ? 'entriesHalf' : windowMonths === 12 ? 'entriesYear' : 'entriesEach'
    const value = t.fill(key, { entries, months: windowMonths })
    return { icon: PaperIcon, name: t.dutyFree, value, more: law && t.fill('upToEach', { law }) }
  }
  if (law) return { icon: PaperIcon, name: t.dutyFree, value: t.fill('upTo', { law }), more: t.declaredEach }
  if (taxBp === 0) return null
  return { icon: PaperIcon, name: t.tax, value: t.fill('taxOf', { percent: taxBp / 100 }), more: t.byConsignee }
}

function usePointCount({ points }: Destination): Fact | null {
  const t = useText(text)
  const open = points.filter(({ status }) => status === 'open')
  if (open.length === 0) return null
  const areas = [...new Set(open.map(({ areaName }) => areaName))]
  return {
    icon: PointIcon,
    name: t.points,
    value: t.fill('pointCount', { count: open.length }),
    more: areas.join(' · '),
  }
}
