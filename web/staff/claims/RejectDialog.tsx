import { staffClaims } from '#contract/claims.ts'
import { rejectReasons } from '#domain/claim.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { languageNames } from '#web/kit/text/language.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmKey } from '#web/staff/lists/list-keys.ts'
import { Button, Radio, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { KeyboardEvent } from 'react'
import { text } from './claim-case.text.ts'
import { text as listText } from './claims.text.ts'
import type { Typed } from './decision.ts'
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx'
import { Letter } from './Letter.tsx'
import { claimReads } from './staff-claim.ts'

/** B-IN-14, asked once: the reason, and below it what the member will read because of it. */
export function RejectDialog({ claim, told, isOpen, typed, onType, onClose, onDone, onRefused }: DialogProps) {
  const t = useText(text)
  const l = useText(listText)
  const { id, version, memberNumber: member, trackingNumber: number } = claim
  const form = useForm<Typed>({
    initialValues: typed,
    onValuesChange: onType,
    validate: {
      reason: (chosen) => (chosen === '' ? t.reasonRequired : null),
      // “Another reason” says nothing by itself.
      note: (note, values) => (values.reason === 'OTHER' && note.trim() === '' ? t.noteRequired : null),
    },
  })
  const { values } = form
  const reject = useWrite(staffClaims.reject, {
    refreshes: claimReads,
    onDone: () => onDone(l.fill('saidRejected', { number, member })),
    onRefused,
  })
  const submit = useSubmit(form, reject, ({ reason: chosen, note }) => ({
    id,
    version,
    reason: chosen === '' ? 'OTHER' : chosen,
    note: note.trim(),
  }))
  return (
    <DecisionDialog
      isOpen={isOpen}
      title={t.fill('rejectTitle', { number, member })}
      onClose={onClose}
      submit={submit}
      confirm={
        <Button type="submit" color="red.8" autoContrast loading={submit.isSending} {...confirmKey('r')}>
          {t.rejectYes}
        </Button>
      }
    >
      <Radio.Group label={t.reason} withAsterisk {...form.getInputProps('reason')}>
        <Stack gap="xs" mt="xs">
          {rejectReasons.map((each) => (
            <Radio
              key={each}
              value={each}
              label={t[each]}
              aria-invalid={form.errors['reason'] ? true : undefined}
              {...((typed.reason || rejectReasons[0]) === each ? { 'data-autofocus': true } : {})}
              onKeyDown={keepEnter}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={values.reason === 'OTHER' ? t.noteNeeded : t.note}
        withAsterisk={values.reason === 'OTHER'}
        maxLength={200}
        autosize
        minRows={1}
        {...form.getInputProps('note')}
      />
      <Preview told={told} values={values} />
    </DecisionDialog>
  )
}

function Preview({ told, values }: Pick<DialogProps, 'told'> & { readonly values: Typed }) {
  const t = useText(text)
  const letter = told?.rejected.find((each) => each.reason === values.reason)
  if (!told || !letter) return <p className="muted">{t.chooseFirst}</p>
  const language = languageNames.find((each) => each.language === told.language)?.name ?? ''
  return (
    <div>
      <p className="muted">{t.fill('memberReads', { language })}</p>
      <Letter letter={letter} language={told.language} note={values.note} />
    </div>
  )
}

/** Enter on a reason would submit the form. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
