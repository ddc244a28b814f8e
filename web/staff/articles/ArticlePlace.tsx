import { Card } from '#web/kit/look/Card.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { hintBelow } from '#web/staff/hint-below.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { kinds, type Written } from './article.ts'
import styles from './articles.module.css'
import { text } from './text.ts'

interface PlaceProps {
  readonly form: UseFormReturnType<Written>
  /** Visitors see it: its kind and address stay. */
  readonly isFixed: boolean
}

/** Where and from when visitors find it. */
export function ArticlePlace({ form, isFixed }: PlaceProps) {
  const t = useText(text)
  return (
    <Card>
      <div className={desk.stack}>
        <div className={styles.place}>
          <NativeSelect
            label={t.kind}
            disabled={isFixed}
            data={kinds.map((value) => ({ value, label: t[value] }))}
            {...form.getInputProps('kind')}
          />
          <TextInput
            label={t.address}
            description={isFixed ? t.addressFixed : t.addressHint}
            inputWrapperOrder={hintBelow}
            readOnly={isFixed}
            maxLength={80}
            {...form.getInputProps('slug')}
          />
          <TextInput
            type="datetime-local"
            label={t.shownFrom}
            description={t.shownFromHint}
            inputWrapperOrder={hintBelow}
            {...form.getInputProps('publishAt')}
          />
        </div>
        <Checkbox label={t.pin} {...form.getInputProps('pinned', { type: 'checkbox' })} />
      </div>
    </Card>
  )
}
