import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import controls from '#web/site/form/controls.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './southeast.text.ts'
import styles from './southeast.module.css'

/** Access to the service; while it is closed it answers M-21, with or without scripts. */
export function ServiceEntry({ isOpen }: { readonly isOpen: boolean }) {
  const t = useText(text)
  if (isOpen)
    return (
      <>
        <ActionLink to={paths.apply} isMain>
          {t.apply}
        </ActionLink>
        <ActionLink to={paths.register}>{t.register}</ActionLink>
      </>
    )
  return (
    <details>
      <summary className={`${controls.main} ${styles.button}`}>{t.enter}</summary>
      <p className={styles.answer}>{messages['M-21'][t.language]}</p>
    </details>
  )
}
