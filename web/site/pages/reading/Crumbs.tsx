import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import styles from './masthead.module.css'
import { text } from './reading.text.ts'

export interface Parent {
  readonly path: string
  readonly name: string
}

/** Where a page belongs, with the way up. */
export function Crumbs({ parent, title }: { readonly parent: Parent; readonly title: string }) {
  const t = useText(text)
  return (
    <nav className={styles.crumbs} aria-label={t.place}>
      <SiteLink to={parent.path}>{parent.name}</SiteLink>
      <span aria-hidden="true">›</span>
      <span aria-current="page">{title}</span>
    </nav>
  )
}
