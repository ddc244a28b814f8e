import type { ReactNode } from 'react'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import type { Block } from '#web/kit/text/markdown.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { Crumbs, type Parent } from './Crumbs.tsx'
import styles from './masthead.module.css'
import { isScene } from './scenes.ts'

export interface MastheadProps {
  readonly title: string
  readonly lead?: readonly Block[]
  /** The page that leads here. */
  readonly parent?: Parent | undefined
  /** A menu above the title, in place of a parent. */
  readonly menu?: ReactNode
  /** Small facts about the text, as list items: its date, its length. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  /** None beside a form, where it would only be in the way. */
  readonly picture?: IllustrationName | undefined
}

/** The top of a public page, in a warm band as wide as the screen. */
export function Masthead({ title, lead = [], parent, menu, facts, actions, picture }: MastheadProps) {
  return (
    <div className={styles.head}>
      <div className={`${styles.wrap} ${picture ? styles.pictured : ''}`}>
        <div className={styles.words}>
          {menu}
          {parent && <Crumbs parent={parent} title={title} />}
          <h1 className={styles.title}>{title}</h1>
          {lead.length > 0 && (
            <div className={styles.lead}>
              <Blocks blocks={lead} />
            </div>
          )}
          {facts && <ul className={styles.facts}>{facts}</ul>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {picture && (
          <Illustration name={picture} className={`${styles.picture} ${isScene(picture) ? styles.scene : ''}`} />
        )}
      </div>
    </div>
  )
}
