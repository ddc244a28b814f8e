import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './ceremony.text.ts'
import { CeremonyFault } from './ceremony-fault.ts'

/** Why a passkey could not be made or used, and what to do. */
export function CeremonyAlert({ error }: { readonly error: Error | null }) {
  const t = useText(text)
  if (!error) return null
  if (error instanceof CeremonyFault) return <FormAlert>{t[error.word]}</FormAlert>
  return <FormAlert error={error}>{error.message}</FormAlert>
}
