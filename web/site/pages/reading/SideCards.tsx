import type { ReactNode } from 'react'
import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { frameText } from '#web/site/frame/frame.text.ts'
import { StepNumber } from '#web/site/frame/StepNumber.tsx'
import { ChatIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { PriceCard } from './PriceCard.tsx'
import styles from './side.module.css'
import { text } from './side.text.ts'

/** What most readers of a text need next: a price, and someone to ask. */
export function SideCards({ site }: { readonly site: SiteContent }) {
  return (
    <>
      <PriceCard site={site} />
      <AskCard />
    </>
  )
}

export function AskCard() {
  const t = useText(text)
  const { contactUs } = useText(frameText)
  return (
    <section className={styles.ask} aria-label={t.ask}>
      <h2>{t.ask}</h2>
      <p>{t.askSentence}</p>
      <SiteLink to={paths.contact}>
        <ChatIcon size={18} /> {contactUs}
      </SiteLink>
    </section>
  )
}

/** Beside a form: what happens after it is sent, step by step. */
export function StepsCard({ title, steps }: { readonly title: string; readonly steps: readonly ReactNode[] }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index}>
            <StepNumber number={index + 1} className={styles.number} />
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface NotesCardProps {
  readonly title: string
  readonly notes: readonly { readonly name: string; readonly sentence: string }[]
}

/** Beside a form: what the words of its fields mean. */
export function NotesCard({ title, notes }: NotesCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.notes}>
        {notes.map(({ name, sentence }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface LinksCardProps {
  readonly title: string
  readonly places: readonly LinkedPlace[]
}

type LinkedPlace = keyof typeof routeTitles & keyof typeof paths

/** Pages that answer what is asked here most often, by their own names. */
export function LinksCard({ title, places }: LinksCardProps) {
  const titles = useText(routeTitles)
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {places.map((place) => (
          <li key={place}>
            <SiteLink to={String(paths[place])}>{titles[place]}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
