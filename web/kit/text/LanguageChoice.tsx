import { languages } from '#domain/language.ts'
import { chooseLanguage } from './language.ts'
import { useText } from './use-text.ts'
import styles from './LanguageChoice.module.css'
import { languageNames } from './language.text.ts'
import { text } from './common.text.ts'

/** 1 Simplified, 2 Traditional, 3 English; the page switches at once and the choice is stored. */
export function LanguageChoice() {
  const t = useText(text)
  return (
    <select
      className={`${styles.choice} own-arrow`}
      aria-label={t.languageLabel}
      value={t.language}
      onChange={(event) => {
        const chosen = languages.find((language) => language === event.currentTarget.value)
        if (chosen) chooseLanguage(chosen)
      }}
    >
      {languageNames.map(({ language, name }) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  )
}
