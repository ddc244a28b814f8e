import type { ReactNode } from 'react'
import type { SiteContent } from '#contract/site-content.ts'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import type { Reading } from '#web/site/pages/reading/reading-of.ts'
import { AskCard } from '#web/site/pages/reading/SideCards.tsx'
import { Allowance } from './Allowance.tsx'
import { ExamplePrices } from './ExamplePrices.tsx'
import { GoodsLists } from './GoodsLists.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { LineCards } from './LineCards.tsx'
import { Masthead } from './Masthead.tsx'
import { PickUpPoints } from './PickUpPoints.tsx'
import { Questions } from './Questions.tsx'
import { TextSection } from './TextSection.tsx'
import type { Destination } from './destination-of.ts'
import type { TextParts } from './text-parts.ts'
import styles from './destination.module.css'

interface DestinationPageProps {
  readonly site: SiteContent
  readonly destination: Destination
  readonly reading: Reading
  readonly parts: TextParts
  readonly picture: IllustrationName
  readonly isHarbour: boolean
  readonly stepPictures: readonly IllustrationName[]
  readonly actions: ReactNode
  readonly tables: ReactNode
}

/** One pattern for every destination: what it costs, what customs ask, what may be sent, where it is collected. */
export function DestinationPage(props: DestinationPageProps) {
  const { site, destination, reading, parts, picture, isHarbour, stepPictures, actions, tables } = props
  const texts = parts.parts.filter(({ questions }) => questions.length === 0)
  const asked = parts.parts.filter(({ questions }) => questions.length > 0)
  return (
    <>
      <Masthead
        title={reading.title}
        lead={reading.lead}
        destination={destination}
        picture={picture}
        isHarbour={isHarbour}
        actions={actions}
      />
      <KeyFacts destination={destination} />
      <div className={styles.page}>
        <aside className={styles.side}>
          <ExamplePrices destination={destination} />
          <AskCard />
        </aside>
        <div className={styles.main}>
          <LineCards destination={destination} />
          {parts.before.length > 0 && <Blocks blocks={parts.before} />}
          {texts.map((part) => (
            <TextSection key={part.anchor} part={part} stepPictures={stepPictures} />
          ))}
          <Allowance destination={destination} today={site.today} />
          <GoodsLists destination={destination} />
          <PickUpPoints destination={destination} />
          {tables}
          {asked.map((part) => (
            <Questions key={part.anchor} part={part} />
          ))}
        </div>
      </div>
    </>
  )
}
