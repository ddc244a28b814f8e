import { pinDigits } from '#domain/station.ts'
import { useText } from '#web/kit/text/use-text.ts'
import shell from '#web/staff/shell.module.css'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { text } from './text.ts'
import styles from './workplace.module.css'

interface PinFormProps {
  readonly name: string
  readonly isSending: boolean
  /** Why the last one was refused: the field is empty again then. */
  readonly error: Error | null
  readonly onPin: (pin: string) => void
  readonly onOther: () => void
}

/** The sixth digit sends it: at a station each press counts. */
export function PinForm({ name, isSending, error, onPin, onOther }: PinFormProps) {
  const t = useText(text)
  const [pin, setPin] = useState('')
  useEffect(() => {
    if (error) setPin('')
  }, [error])
  const typed = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, pinDigits)
    setPin(digits)
    if (digits.length === pinDigits && digits !== pin) onPin(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pin.length === pinDigits) onPin(pin)
  }
  return (
    <form className={shell.form} noValidate onSubmit={submit}>
      <TextInput
        label={t.fill('pinOf', { name })}
        description={t.pinHint}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        classNames={{ input: styles.pin ?? '' }}
        autoFocus
        value={pin}
        onChange={(event) => typed(event.currentTarget.value)}
      />
      <div className={shell.buttons}>
        <Button type="submit" h={44} loading={isSending} disabled={pin.length < pinDigits}>
          {t.goOn}
        </Button>
        <Button type="button" h={44} variant="default" onClick={onOther}>
          {t.other}
        </Button>
      </div>
    </form>
  )
}
