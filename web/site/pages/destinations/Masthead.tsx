import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { text as openText } from '#web/shared/channels/open.text.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { Crumbs } from '#web/site/pages/reading/Crumbs.tsx'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import type { Block } from '#web/kit/text/markdown.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { Destination } from './destination-of.ts'
import { text } from './destinations.text.ts'
import styles from './destination.module.css'

interface MastheadProps {
  readonly title: string
  readonly lead: readonly Block[]
  readonly picture: IllustrationName
  readonly isHarbour: boolean
  /** Beside the main button. */
  readonly actions: ReactNode
  readonly destination: Destination
}

/** Where it goes, as a picture and in one sentence; a destination that is not open has no button to order. */
export function Masthead({ title, lead, picture, isHarbour, actions, destination: { isOpen } }: MastheadProps) {
  const t = useText(text)
  const titles = useText(routeTitles)
  return (
    <MastheadFrame
      title={title}
      lead={lead}
      picture={picture}
      isHarbour={isHarbour}
      isOpen={isOpen}
      actions={
        <>
          <ActionLink to={isOpen ? paths.register : paths.siteCalculator} isMain>
            {isOpen ? t.getAddress : titles.siteCalculator}
          </ActionLink>
          {actions}
        </>
      }
    />
  )
}

type FrameProps = Omit<MastheadProps, 'destination'> & { readonly isOpen?: boolean }

export function MastheadFrame({ title, lead, picture, isHarbour, actions, isOpen = true }: FrameProps) {
  const o = useText(openText)
  const titles = useText(routeTitles)
  return (
    <div className={`${styles.mast} ${isHarbour ? styles.harbour : ''}`}>
      <div className={styles.mastWrap}>
        <Crumbs parent={{ path: paths.home, name: titles.home }} title={title} />
        <h1 className={styles.title}>{title}</h1>
        {!isOpen && <strong className={styles.state}>{o.notOpen}</strong>}
        <div className={styles.lead}>
          <Blocks blocks={lead} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {/* After the words: it stands on the lower edge, which moves while they are still arriving. */}
      <div className={styles.scene}>
        <Illustration name={picture} className={styles.picture} />
      </div>
    </div>
  )
}
