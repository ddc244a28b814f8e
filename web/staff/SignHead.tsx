import { useText } from '#web/kit/text/use-text.ts'
import { Logo } from '#web/kit/look/Cat.tsx'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import styles from './shell.module.css'
import { text } from './shell.text.ts'

/** Above the pages before someone is signed in: sign-in and the first password. */
export function SignHead() {
  const t = useText(text)
  return (
    <div className={styles.sign}>
      <span>
        <Logo />
        {t.backOffice}
      </span>
      <LanguageChoice />
    </div>
  )
}
