import { staffContent } from '#contract/content-office.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { useRead } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { ScrollBox } from '#web/kit/look/ScrollBox.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Markdown } from '#web/kit/text/Markdown.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useDeferredValue, useState } from 'react'
import { text } from './text.ts'
import styles from './texts.module.css'

interface PreviewProps {
  /** The page or article whose text it is. */
  readonly of: Pick<Input<typeof staffContent.preview>, 'slug' | 'articleId'>
  readonly language: Language
  readonly written: string
  /** What visitors read now. */
  readonly shown: string
}

/** The text as visitors will read it. */
export function TextPreview({ of, language, written, shown }: PreviewProps) {
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
        {body.includes('{{') ? (
          <Filled of={of} language={language} body={body} />
        ) : (
          <div lang={language}>
            <Markdown text={body} top={3} />
          </div>
        )}
      </ScrollBox>
    </Card>
  )
}

const typingMs = 400

interface FilledProps extends Pick<PreviewProps, 'of' | 'language'> {
  readonly body: string
}

/** B-CO-07: with the current values in place of the names in braces. */
function Filled({ of, language, body }: FilledProps) {
  const [settled] = useDebouncedValue(body, typingMs)
  const query = useRead(staffContent.preview, { ...of, language, typed: { body: settled } }, { keep: true })
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} />}>
      {(filled) => (
        <div lang={filled.language}>
          <Markdown text={filled.body} top={3} />
        </div>
      )}
    </Loaded>
  )
}
