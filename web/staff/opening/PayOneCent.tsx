import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { Link } from '#web/kit/look/Link.tsx'
import { settingPage } from './opening.ts'
import styles from './opening.module.css'
import { text } from './text.ts'

/** How to see that money really comes in: the steps of `docs/operations.md`, each with its page. */
export function PayOneCent() {
  const t = useText(text)
  return (
    <ol className={styles.pages}>
      <li>
        <Link className={styles.link} to={settingPage('topup.min')}>
          {t.centLeast}
        </Link>
      </li>
      <li>{t.centPay}</li>
      <li>
        <Link className={styles.link} to={staffPaths.payments}>
          {t.centRefund}
        </Link>
      </li>
      <li>{t.centBack}</li>
    </ol>
  )
}
