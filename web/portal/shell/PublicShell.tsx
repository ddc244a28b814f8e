import { useId } from 'react'
import { site } from '#contract/content.ts'
import { useRead } from '#web/client/queries.ts'
import { siteName } from '#web/client/site-name.ts'
import { Dock } from '#web/site/frame/Dock.tsx'
import { Footer } from '#web/site/frame/Footer.tsx'
import { Header } from '#web/site/frame/Header.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './PublicShell.module.css'
import { text } from './text.ts'
import type { FrameProps } from '#web/portal/opened.ts'
import { usePageTop } from './use-page-top.ts'

/** The frame of the public site around a page of the portal: header, footer, and the bar of phones. */
export function PublicShell({ children }: FrameProps) {
  const t = useText(text)
  const id = useId()
  const main = usePageTop()
  const { data } = useRead(site.getConfig, { appid: 'web' })
  const contacts = data?.customerService ?? []
  return (
    <div className={styles.site}>
      <a href={`#${id}`} className="skip-link">
        {t.toContent}
      </a>
      <Header contacts={contacts} siteName={siteName(t.language)} />
      <main ref={main} id={id} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer contacts={contacts} siteName={siteName(t.language)} />
      <Dock contacts={contacts} />
    </div>
  )
}
