import { isAlias, mayBeOnLabel } from '#domain/member-alias.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { useRef } from 'react'
import type { Lookup } from './lookup.ts'
import styles from './receiving.module.css'
import { text } from './text.ts'

interface LabelFieldProps extends TextInputProps {
  /** What is known about the typed number; undefined while loading. */
  readonly lookup: Lookup | undefined
  readonly onChoose: (memberNumber: string) => void
}

const shortest = 9

/** The member number read off the label. Its check digit is checked here; the server says whose it is, or could be. */
export function LabelField({ lookup, onChoose, error, value, ...rest }: LabelFieldProps) {
  const t = useText(text)
  const field = useRef<HTMLInputElement>(null)
  const typed = tidyMemberNumber(String(value ?? ''))
  const isWhole = typed.length >= shortest || isAlias(typed)
  const found = isWhole ? lookup?.labelMember : null
  const member = found && (found.memberNumber === typed || found.oldNumbers.includes(typed)) ? found : null
  const name = member && (member.memberNumber === typed ? member.memberName : whoIsOld(member))
  const slips = isWhole && !member ? (lookup?.slips ?? []) : []
  // The button disappears with the mistake; the focus moves to the field, so that Enter goes on.
  const choose = (memberNumber: string) => {
    onChoose(memberNumber)
    field.current?.focus()
  }
  return (
    <div>
      <TextInput
        ref={field}
        label={t.label}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...rest}
        value={value}
        description={name}
        inputWrapperOrder={hintBelow}
        error={error ?? (isWhole && labelFault(typed, lookup, t))}
      />
      {slips.length > 0 && (
        <div className={styles.slips} role="status">
          <span>{t.labelSlips}</span>
          {slips.map((slip) => (
            <Button key={slip.memberId} variant="default" size="xs" onClick={() => choose(slip.memberNumber)}>
              {slip.memberNumber} {slip.memberName}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Our number beside an old one, so that people learn it. */
const whoIsOld = ({ memberName, memberNumber }: NonNullable<Lookup['labelMember']>) => `${memberName} · ${memberNumber}`

function labelFault(
  typed: string,
  lookup: Lookup | undefined,
  t: { readonly labelWrong: string; readonly labelUnknown: string },
) {
  if (!mayBeOnLabel(typed)) return t.labelWrong
  return lookup && !lookup.labelMember ? t.labelUnknown : null
}
