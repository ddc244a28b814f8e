import type { MouseEvent } from 'react'
import { storedCode } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { chooseLanguage, useLanguage } from './language.ts'
import { useText } from './use-text.ts'
import { languageNames } from './language.text.ts'
import styles from './LanguageLinks.module.css'
import { text } from './common.text.ts'

/**
 * 1 Simplified, 2 Traditional, 3 English. In the portal the page switches at once; on a prerendered page there
 * is no listener, the link leads to the same page in the other language, and `web/site/wake.ts` stores the choice.
 */
export function LanguageLinks() {
  const t = useText(text)
  const current = useLanguage()
  const choose = (language: Language) => (event: MouseEvent) => {
    event.preventDefault()
    chooseLanguage(language)
  }
  return (
    <ul className={styles.choice} aria-label={t.languageLabel}>
      {languageNames.map(({ language, name }) => (
        <li key={language}>
          <a
            href={`?lang=${language}`}
            lang={language}
            hrefLang={language}
            data-code={storedCode[language]}
            aria-current={language === current}
            onClick={choose(language)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
