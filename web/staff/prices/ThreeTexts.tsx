import { useText } from '#web/kit/text/use-text.ts'
import { TextInput } from '@mantine/core'
import { isNotEmpty } from '@mantine/form'
import { text } from './lines.text.ts'
import styles from './prices.module.css'

interface TextsProps {
  readonly label: string
  readonly maxLength: number
  /** The props of the field of one language. */
  readonly field: (key: 'cn' | 'en' | 'sh') => object
}

/** A text that is needed in all three languages: the faults of a form, by the names of its fields. */
export const neededInThree = (sentence: string) => ({
  cn: isNotEmpty(sentence),
  en: isNotEmpty(sentence),
  sh: isNotEmpty(sentence),
})

/** A text in three languages, side by side. */
export function ThreeTexts({ label, maxLength, field }: TextsProps) {
  const t = useText(text)
  return (
    <div className={styles.fields}>
      {(['cn', 'en', 'sh'] as const).map((key) => (
        <TextInput key={key} label={t.fill(key, { name: label })} maxLength={maxLength} {...field(key)} />
      ))}
    </div>
  )
}
