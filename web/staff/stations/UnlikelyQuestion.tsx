import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatKg, formatSize } from '#web/kit/text/format.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { text } from './text.ts'
import type { Measured, Oddity } from './unlikely.ts'

export interface Doubtful {
  readonly measured: Measured & { readonly parcelsG?: number }
  readonly oddities: readonly Oddity[]
  /** Which carton, if there are several. */
  readonly name?: string
}

interface UnlikelyQuestionProps {
  readonly doubtful: readonly Doubtful[]
  readonly onRight: () => void
  readonly onCorrect: () => void
}

/** Measurements that look like a mistake: the person at the scale says whether they are right. */
export function UnlikelyQuestion({ doubtful, onRight, onCorrect }: UnlikelyQuestionProps) {
  const t = useText(text)
  const right = useRef<HTMLButtonElement>(null)
  useEffect(() => right.current?.focus(), [])
  const lines = doubtful.flatMap(({ measured, oddities, name }) =>
    oddities.map((oddity) => {
      const weight = formatKg(measured.weightG)
      const size = formatSize(measured.lengthMm, measured.widthMm, measured.heightMm)
      const sentence = t.fill(oddity, { weight, size, parcels: formatKg(measured.parcelsG ?? 0) })
      return name ? `${name} · ${sentence}` : sentence
    }),
  )
  return (
    <FormAlert>
      <strong>{t.unlikely}</strong>
      <ul className={desk.plain}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={desk.answers}>
        <Button ref={right} onClick={onRight}>
          {t.isRight}
        </Button>
        <Button variant="default" onClick={onCorrect}>
          {t.correct}
        </Button>
      </div>
    </FormAlert>
  )
}
