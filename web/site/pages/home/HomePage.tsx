import type { SiteContent } from '#contract/site-content.ts'
import { ArrivalNotes } from '#web/site/frame/ArrivalNotes.tsx'
import band from '#web/site/frame/band.module.css'
import { warehousesToSendTo } from '#web/site/warehouses.ts'
import { Banner } from './Banner.tsx'
import { Destinations } from './Destinations.tsx'
import { Evidence } from './Evidence.tsx'
import { GoodsEntry } from './GoodsEntry.tsx'
import { Hero } from './Hero.tsx'
import styles from './home.module.css'
import { LastCall } from './LastCall.tsx'
import { News } from './News.tsx'
import { Promises } from './Promises.tsx'
import { Steps } from './Steps.tsx'
import { TariffExcerpt } from './TariffExcerpt.tsx'
import { TrackEntry } from './TrackEntry.tsx'

/** /webHome: what it is and what it costs, why to trust us, where to, how, tracking, news. */
export function HomePage({ site }: { readonly site: SiteContent }) {
  const warehouseCount = warehousesToSendTo(site.options.warehouses).length
  return (
    <>
      <ArrivalNotes />
      <Hero site={site} />
      <Promises site={site} />
      <Evidence site={site} />
      <Destinations site={site} />
      <Steps warehouseCount={warehouseCount} />
      <div className={`${band.band} ${band.paper}`}>
        <div className={`${band.wrap} ${styles.pair}`}>
          <TariffExcerpt site={site} />
          <GoodsEntry examples={site.goodsExamples} />
        </div>
      </div>
      <div className={band.band}>
        <div className={band.wrap}>
          <div className={styles.cards}>
            <TrackEntry />
            <News articles={site.articles} />
          </div>
          <Banner site={site} />
        </div>
      </div>
      <LastCall warehouseCount={warehouseCount} />
    </>
  )
}
