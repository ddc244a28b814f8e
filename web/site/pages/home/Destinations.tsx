import type { SiteContent } from '#contract/site-content.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { paths } from '#web/paths.ts'
import { Band } from '#web/site/frame/Band.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { DestinationCard } from './DestinationCard.tsx'
import { destinationsOf } from './destinations.ts'
import { destinationsText } from './destinations.text.ts'
import styles from './destinations.module.css'
import { Places } from './Places.tsx'
import { otherPlaces } from './places.ts'

/** Where parcels go, from which price on, and whether one can order already. */
export function Destinations({ site }: { readonly site: SiteContent }) {
  const t = useText(destinationsText)
  const shown = destinationsOf(site)
  const isMeasured = shown.some(({ lines }) => lines.some(({ usual }) => usual !== null))
  return (
    <Band ground="ground" title={t.title} more={<SiteLink to={paths.siteCalculator}>{t.all}</SiteLink>}>
      <ul className={styles.cards}>
        {shown.map((destination) => (
          <DestinationCard key={destination.code} destination={destination} />
        ))}
        <More site={site} without={shown.map(({ code }) => code)} />
      </ul>
      {isMeasured && <p className={`muted ${styles.note}`}>{t.measured}</p>}
    </Band>
  )
}

interface MoreProps {
  readonly site: SiteContent
  readonly without: readonly string[]
}

function More({ site, without }: MoreProps) {
  const t = useText(destinationsText)
  const { open, notOpen } = otherPlaces(site, without)
  return (
    <li className={`${styles.card} ${styles.more}`} data-open="false">
      <div className={styles.picture}>
        <Illustration name="dest-sea" className={styles.drawing} isCropped />
      </div>
      <div className={styles.words}>
        <h3>
          <SiteLink to={paths.southeast}>{t.more}</SiteLink>
        </h3>
        <div className={styles.places}>
          <Places isOpen names={open} />
          <Places isOpen={false} names={notOpen} />
        </div>
        <SiteLink to={paths.survey} className={styles.survey}>
          {t.tellUs}
        </SiteLink>
      </div>
    </li>
  )
}
