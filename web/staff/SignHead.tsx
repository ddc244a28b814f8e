import { Logo } from '#web/kit/look/Cat.tsx'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import { useOfficeName } from './office-name.ts'
import styles from './shell.module.css'

/** Above the pages before someone is signed in: sign-in and the first password. */
export function SignHead() {
  const office = useOfficeName()
  return (
    <div className={styles.sign}>
      <span>
        <Logo />
        {office}
      </span>
      <LanguageChoice />
    </div>
  )
}
