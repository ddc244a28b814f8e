import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { frameText } from './frame.text.ts'
import styles from './arrival-notes.module.css'

/** Why someone was redirected to the home page; `wake.ts` shows the one that applies. */
export function ArrivalNotes() {
  const t = useText(frameText)
  const titles = useText(routeTitles)
  return (
    <div role="status">
      <p hidden className={styles.note} data-led-here="missing">
        {t.ledMissing} <SiteLink to={paths.helpCenter}>{titles.helpCenter}</SiteLink>
      </p>
      <p hidden className={styles.note} data-led-here="signIn">
        {t.ledSignIn} <SiteLink to={paths.login}>{titles.login}</SiteLink>
      </p>
    </div>
  )
}
