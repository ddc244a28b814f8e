import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import { useWrite } from '#web/client/queries.ts'
import { formatDay } from '#web/kit/text/format.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { claimsOf } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { isNotEmpty, useForm, type UseFormReturnType } from '@mantine/form'
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { text as matchText } from './match.text.ts'
import { OneFieldForm } from './OneFieldForm.tsx'
import parcelStyles from './parcels.module.css'
import { Proposals } from './Proposals.tsx'
import type { ParcelProps } from './ParcelCase.tsx'
import { claimReads, type StaffUnclaimed } from './staff-claim.ts'
import { text } from './unclaimed.text.ts'

/** Ways to its owner: the claims, a forecast of its number, or a member whom the evidence names. */
export function GiveParcel({ parcel, onDone }: ParcelProps) {
  const t = useText(text)
  const m = useText(matchText)
  const may = useMay()
  const form = useForm({
    initialValues: { assignMemberNumber: '' },
    validate: { assignMemberNumber: isNotEmpty(t.assignRequired) },
  })
  const field = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState('')
  const take = (member: string) => {
    form.setFieldValue('assignMemberNumber', member)
    setTaken(m.fill('taken', { member }))
    field.current?.focus()
  }
  return (
    <>
      <Proposals parcel={parcel} onTake={take} />
      <h3>{t.findOwner}</h3>
      {parcel.openClaims > 0 && may(staffClaims.search) && (
        <p>
          <Link to={claimsOf(parcel.trackingNumber)}>{t.fill('toClaims', { count: parcel.openClaims })}</Link>
        </p>
      )}
      {parcel.candidates.length === 0 ? (
        <p className="muted">{t.noCandidates}</p>
      ) : (
        <ul className={parcelStyles.candidates}>
          {parcel.candidates.map((candidate) => (
            <Candidate key={candidate.parcelId} candidate={candidate} parcel={parcel} onDone={onDone} />
          ))}
        </ul>
      )}
      <AssignForm parcel={parcel} onDone={onDone} form={form} field={field} />
      <p aria-live="polite" className="muted">
        {taken}
      </p>
    </>
  )
}

interface CandidateProps extends ParcelProps {
  readonly candidate: StaffUnclaimed['candidates'][number]
}

function Candidate({ candidate, parcel, onDone }: CandidateProps) {
  const t = useText(text)
  const { id, version, openClaims, trackingNumber: number } = parcel
  const { memberNumber: member, memberName: name, goodsName: goods, forecastAt } = candidate
  const match = useWrite(staffUnclaimedParcels.update, {
    refreshes: claimReads,
    refreshesOnConflict: claimReads,
    onDone: (after) => onDone(after, t.fill('saidGiven', { number, member })),
  })
  const ask = async () => {
    const question = {
      title: t.fill('matchTitle', { number, member }),
      sentence: t.fill('matchSentence', { name, member }),
      confirm: t.fill('matchYes', { member }),
    }
    if (await confirmed(question)) match.mutate({ id, version, openClaims, matchParcelId: candidate.parcelId })
  }
  return (
    <li>
      <span>{t.fill('candidate', { name, member, goods, when: formatDay(forecastAt, t.language) })}</span>
      <Button size="compact-md" variant="default" loading={match.isPending} onClick={() => void ask()}>
        {t.match}
        <OfRow name={member} />
      </Button>
      {match.error && <FormAlert error={match.error}>{match.error.message}</FormAlert>}
    </li>
  )
}

interface AssignProps extends ParcelProps {
  readonly form: UseFormReturnType<{ assignMemberNumber: string }>
  readonly field: RefObject<HTMLInputElement | null>
}

function AssignForm({ parcel, onDone, form, field }: AssignProps) {
  const t = useText(text)
  const m = useText(matchText)
  const { id, version, openClaims, trackingNumber: number } = parcel
  const member = tidyMemberNumber(form.values.assignMemberNumber)
  const assign = useWrite(staffUnclaimedParcels.update, {
    refreshes: claimReads,
    refreshesOnConflict: claimReads,
    onDone: (after) => onDone(after, t.fill('saidGiven', { number, member: after.memberNumber ?? member })),
  })
  const submit = useSubmit(form, assign, () => ({ id, version, openClaims, assignMemberNumber: member }))
  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.validate().hasErrors) return submit.onSubmit(event)
    const changes = [
      { label: m.owner, before: m.nobody, after: member },
      { label: m.place, before: m.pool, after: m.inStock },
    ]
    const question = {
      title: t.fill('assignTitle', { number, member }),
      sentence: <Asked sentence={t.assignSentence} changes={changes} />,
      confirm: t.assign,
    }
    if (await confirmed(question)) submit.onSubmit()
  }
  return (
    <OneFieldForm
      ref={field}
      submit={submit}
      send={t.assign}
      onSubmit={ask}
      label={t.assignNumber}
      description={t.assignHint}
      maxLength={12}
      {...form.getInputProps('assignMemberNumber')}
    />
  )
}
