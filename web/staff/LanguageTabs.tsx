import type { Language } from '#domain/language.ts'
import { languageNames } from '#web/kit/text/language.text.ts'
import { SegmentedControl } from '@mantine/core'
import styles from './desk.module.css'

interface TabsProps {
  readonly label: string
  readonly value: Language
  readonly onChange: (language: Language) => void
}

/** The language in which a text is written. */
export const LanguageTabs = ({ label, value, onChange }: TabsProps) => (
  <SegmentedControl
    className={styles.languages ?? ''}
    aria-label={label}
    value={value}
    onChange={(next) => onChange(next as Language)}
    data={languageNames.map(({ language, name }) => ({ value: language, label: name }))}
  />
)
