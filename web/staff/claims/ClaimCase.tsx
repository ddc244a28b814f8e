import { staffClaims } from '#contract/claims.ts'
import { claimCan, claimLateAfterHours } from '#domain/claim.ts'
import { queryClient, type useRead } from '#web/client/queries.ts'
import { Refusal } from '#web/client/api.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { formatDay, formatKg, formatWhen } from '#web/kit/text/format.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { claimStatusText } from '#contract/codes.ts'
import { Age } from '#web/staff/lists/Age.tsx'
import { OpenCase } from '#web/staff/lists/OpenCase.tsx'
import { Skeleton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { AcceptDialog } from './AcceptDialog.tsx'
import { CaseFolds } from './CaseFolds.tsx'
import { text } from './claim-case.text.ts'
import { DecideBar } from './DecideBar.tsx'
import {
  askedOf,
  isFirstOfTwo,
  isOvertaken,
  type Question,
  type QuestionForm,
  type Typed,
  untyped,
} from './decision.ts'
import { Evidence } from './Evidence.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { Rivals } from './Rivals.tsx'
import { claimReads, type Decision, type StaffClaim } from './staff-claim.ts'

interface ClaimCaseProps {
  readonly details: ReturnType<typeof useRead<typeof staffClaims.get>>
  /** Undefined until something of it has arrived. */
  readonly claim: StaffClaim | undefined
  readonly takesFocus: boolean
  readonly question: Question | null
  readonly onDecide: (decision: Decision | null) => void
  /** It was decided here; the sentence says what happened, and `lost` are the rivals that were decided with it. */
  readonly onDone: (sentence: string, lost?: readonly string[]) => void
  /** Opens a rival. */
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** One claim with everything that the decision needs. */
export function ClaimCase({ details, claim, takesFocus, question, onDecide, onDone, onOpen, onClose }: ClaimCaseProps) {
  const [typed, setTyped] = useState(untyped)
  if (!claim)
    return (
      <Loaded query={details} skeleton={<Skeleton height={420} />}>
        {() => null}
      </Loaded>
    )
  const isOpen = claimCan.approve({ status: claim.claimStatus })
  // A refusal of the state may have other causes, which its own words explain; here it is somebody who was quicker.
  const onRefused = async (error: Error) => {
    const { data } = await details.refetch()
    const isChanged = error instanceof Refusal && error.code === refusalCode.version_conflict
    if (!isChanged && (!data || claimCan.approve({ status: data.claimStatus }))) return
    for (const read of claimReads) void queryClient.invalidateQueries({ queryKey: [read.name] })
  }
  const decision = askedOf(question, claim)
  const accepting = isFirstOfTwo(claim) ? 'first' : 'accept'
  const dialog = (of: Decision, form: QuestionForm = of) => ({
    isOpen: decision === of,
    claim,
    told: details.data?.told,
    typed: typed[form],
    onType: (values: Partial<Typed>) => setTyped((before) => ({ ...before, [form]: { ...before[form], ...values } })),
    onClose: () => onDecide(null),
    onDone,
    onRefused: (error: Error) => void onRefused(error),
  })
  return (
    <OpenCase
      title={claim.trackingNumber}
      marks={isOpen && <Age since={claim.submittedAt} limitHours={claimLateAfterHours} isExact />}
      about={<About claim={claim} />}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      {isOvertaken(question, claim) && <Overtaken claim={claim} />}
      <Evidence claim={claim} match={details.data?.match} />
      <Rivals claim={claim} onOpen={onOpen} />
      <DecideBar claim={claim} details={details.data} onDecide={onDecide} />
      <CaseFolds details={details.data} />
      {isOpen && (
        <>
          <AcceptDialog key={`${accepting} ${claim.version}`} {...dialog('accept', accepting)} />
          <RejectDialog key={`reject ${claim.version}`} {...dialog('reject')} />
          <RejectDialog key={`picture ${claim.version}`} {...dialog('picture')} />
        </>
      )}
    </OpenCase>
  )
}

interface ClaimProps {
  readonly claim: StaffClaim
}

function About({ claim }: ClaimProps) {
  const t = useText(text)
  const { unclaimed, memberName, memberNumber } = claim
  const by = t.fill('about', {
    member: `${memberName} ${memberNumber}`,
    when: formatWhen(claim.submittedAt, t.language),
  })
  const facts = t.fill('parcelFacts', {
    arrived: formatDay(unclaimed.receivedAt, t.language),
    warehouse: unclaimed.warehouseName,
    shelf: unclaimed.shelf === null ? t.noShelf : t.fill('onShelf', { shelf: unclaimed.shelf }),
    weight: formatKg(unclaimed.actualWeightG),
  })
  return (
    <>
      {by} · {facts}
    </>
  )
}

/** Somebody else acted first: who, when and what, and that nothing was done twice. */
function Overtaken({ claim }: ClaimProps) {
  const t = useText(text)
  const { claimStatus, reviewedBy, reviewedAt } = claim
  const sentence = () => {
    if (claimStatus === 'under_review') return t.changedMeanwhile
    if (reviewedBy === null || reviewedAt === null) return t.overtakenByMember
    return t.fill('overtakenBy', {
      name: reviewedBy,
      when: formatWhen(reviewedAt, t.language),
      status: claimStatusText[claimStatus][t.language],
    })
  }
  // The focus was in the question that has closed.
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <div ref={alert} tabIndex={-1}>
      <FormAlert>{sentence()}</FormAlert>
    </div>
  )
}
