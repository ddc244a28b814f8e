import { rackOf } from '#domain/bin.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { Link } from '#web/kit/look/Link.tsx'
import { type Bin, fullnessOf, stateOf } from './bin.ts'
import styles from './bins.module.css'
import { text } from './text.ts'

/** Zones and their racks in the order in which one walks; each bin says how full it is and leads to its content. */
export function BinMap({ bins }: { readonly bins: readonly Bin[] }) {
  const t = useText(text)
  return grouped(bins, ({ zone }) => zone).map(([zone, ofZone]) => (
    <section key={zone} className={styles.zone} aria-label={t.fill('zoneOf', { zone })}>
      <h2>{t.fill('zoneOf', { zone })}</h2>
      <div className={styles.racks}>
        {grouped(ofZone, ({ code }) => rackOf(code)).map(([rack, ofRack]) => (
          <div key={rack} className={styles.rack}>
            <h3>{t.fill('rackOf', { rack })}</h3>
            <ul className={styles.tiles}>
              {ofRack.map((bin) => (
                <li key={bin.id}>
                  <Tile bin={bin} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  ))
}

/** Groups in the order of their first bin. */
function grouped(bins: readonly Bin[], nameOf: (bin: Bin) => string): readonly (readonly [string, readonly Bin[]])[] {
  const groups = new Map<string, Bin[]>()
  for (const bin of bins) groups.set(nameOf(bin), [...(groups.get(nameOf(bin)) ?? []), bin])
  return [...groups]
}

function Tile({ bin }: { readonly bin: Bin }) {
  const t = useText(text)
  const { id, code, parcels } = bin
  const state = stateOf(bin)
  const fill = fillWords(t, bin)
  const fullness = fullnessOf(bin)
  return (
    <Link
      to={staffPaths.bin(id)}
      className={styles.tile}
      data-state={state}
      aria-label={t.fill('tile', { code, fill, state: bin.openCountId === null ? t[state] : t.counting })}
    >
      <span className={`${styles.code} num`}>{code}</span>
      <span className={styles.filled}>
        <span className="num">{fill}</span>
        {state !== 'free' && <span>{t[state]}</span>}
        {bin.openCountId !== null && <span>{t.counting}</span>}
      </span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${(fullness ?? (parcels > 0 ? 0.05 : 0)) * 100}%` }} />
      </span>
    </Link>
  )
}

type Say = ReturnType<typeof useText<typeof text>>

/** How many lie in it, of how many. */
export const fillWords = (t: Say, { parcels, capacity }: Bin) =>
  capacity === null ? String(parcels) : t.fill('fillOf', { parcels, capacity })
