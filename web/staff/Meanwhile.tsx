import { isOvertaken } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { ReactNode } from 'react'
import { text } from './compared.text.ts'

interface MeanwhileProps {
  /** As `useMeanwhile` says. */
  readonly isChanged: boolean
  readonly error: Error | null
  /** What the form says about a refusal. */
  readonly alert: ReactNode
}

/**
 * Where a form says why it was refused: if somebody else saved since it was opened, that its input is still there, and
 * that the next save replaces what is stored now. The form shows what that is.
 */
export function Meanwhile({ isChanged, error, alert }: MeanwhileProps) {
  const t = useText(text)
  if (!isChanged) return alert
  return (
    <>
      <FormAlert>{t.meanwhile}</FormAlert>
      {!isOvertaken(error) && alert}
    </>
  )
}
