import type { Language } from '#domain/language.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { ScrollBox } from '#web/kit/look/ScrollBox.tsx'
import { Markdown } from '#web/kit/text/Markdown.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { SegmentedControl } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { text } from './text.ts'
import styles from './texts.module.css'

interface PreviewProps {
  readonly language: Language
  readonly written: string
  /** What visitors read now. */
  readonly shown: string
}

/** The text as it will look; names in braces stay as they are written. */
export function TextPreview({ language, written, shown }: PreviewProps) {
  const t = useText(text)
  const [side, setSide] = useState<'written' | 'shown'>('written')
  const body = useDeferredValue(side === 'written' ? written : shown)
  return (
    <Card
      title={t.look}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t.look}
          value={side}
          onChange={(next) => setSide(next as typeof side)}
          data={[
            { value: 'written', label: t.asWritten },
            { value: 'shown', label: t.asShown },
          ]}
        />
      }
    >
      <ScrollBox label={t.look} className={styles.preview}>
        <div lang={language}>
          <Markdown text={body} top={3} />
        </div>
      </ScrollBox>
    </Card>
  )
}
