import { useText } from '#web/kit/text/use-text.ts'
import { choiceText } from './choices.text.ts'
import { fieldText } from './fields.text.ts'
import { isGroup, type Shape, type Value } from './setting.ts'
import styles from './settings.module.css'
import { text } from './text.ts'
import { useNames } from './use-names.ts'
import { numberWords } from './value-words.ts'

interface ShownProps {
  readonly shape: Shape
  readonly value: Value
}

/** A value as people read it. */
export function ValueShown({ shape, value }: ShownProps) {
  const t = useText(text)
  const fields = useText(fieldText)
  const choices = useText(choiceText)
  const named = useNames(shape.names).find((each) => each.value === value)
  if (named) return <span>{named.label}</span>
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="muted">{t.noRows}</span>
    const isPlain = value.every((each) => !isGroup(each))
    if (isPlain) return <span>{value.join(', ')}</span>
    return (
      <ol className={styles.rows}>
        {value.map((row, index) => (
          // A value that is only read keeps its order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <ValueShown shape={shape.items ?? {}} value={row} />
          </li>
        ))}
      </ol>
    )
  }
  if (isGroup(value))
    return (
      <dl className={styles.parts}>
        {Object.entries(shape.properties ?? {}).map(([name, part]) => (
          <div key={name}>
            <dt>{fields[name as keyof typeof fieldText]}</dt>
            <dd>
              <ValueShown shape={part} value={value[name] ?? null} />
            </dd>
          </div>
        ))}
      </dl>
    )
  if (typeof value === 'boolean') return <span>{value ? t.yes : t.no}</span>
  if (typeof value === 'number') return <span className="num">{numberWords(shape, value)}</span>
  if (value === null || value === '') return <span className="muted">{t.empty}</span>
  return (
    <span className={styles.text}>{shape.enum ? (choices[value as keyof typeof choiceText] ?? value) : value}</span>
  )
}
