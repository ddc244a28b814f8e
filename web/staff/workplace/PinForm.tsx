import { pinDigits } from '#domain/station.ts'
import { useText } from '#web/kit/text/use-text.ts'
import shell from '#web/staff/shell.module.css'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { text } from './text.ts'
import styles from './workplace.module.css'

interface PinFormProps {
  readonly name: string
  readonly isSending: boolean
  readonly onPin: (pin: string) => void
  readonly onOther: () => void
}

/** The sixth digit sends it: at a station each press counts. */
export function PinForm({ name, isSending, onPin, onOther }: PinFormProps) {
  const t = useText(text)
  const [pin, setPin] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = (digits: string) => {
    setPin('')
    onPin(digits)
  }
  const typed = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, pinDigits)
    if (digits.length === pinDigits) return send(digits)
    setPin(digits)
  }
  return (
    <div className={shell.form}>
      <TextInput
        label={t.fill('pinOf', { name })}
        description={t.pinHint}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        classNames={{ input: styles.pin ?? '' }}
        ref={field}
        readOnly={isSending}
        value={pin}
        onChange={(event) => typed(event.currentTarget.value)}
      />
      <div className={shell.buttons}>
        <Button h={44} variant="default" onClick={onOther}>
          {t.other}
        </Button>
      </div>
    </div>
  )
}
