import { claimCan } from '#domain/claim.ts'
import type { RejectReason } from '#domain/claim.ts'
import type { ClaimDetails, Decision, StaffClaim } from './staff-claim.ts'

/** A decision that waits for a yes, on the claim as it was shown when it was chosen. */
export interface Question {
  readonly decision: Decision
  readonly id: string
  readonly version: number
}

type Shown = Pick<StaffClaim, 'id' | 'version' | 'claimStatus' | 'needsSecondPerson' | 'firstYesByMe'>

/** Two people decide, and this one has already said yes. */
export const waitsForAnother = ({ needsSecondPerson, firstYesByMe }: Shown): boolean =>
  needsSecondPerson && firstYesByMe

/** Null if there is nothing to decide, or nothing for this person. */
export function askAbout(decision: Decision, claim: Shown): Question | null {
  if (!claimCan.approve({ status: claim.claimStatus })) return null
  if (decision === 'accept' && waitsForAnother(claim)) return null
  return { decision, id: claim.id, version: claim.version }
}

/** What is asked about this claim, as long as it is as it was shown then. */
export const askedOf = (question: Question | null, { id, version }: Shown): Decision | null =>
  question?.id === id && question.version === version ? question.decision : null

/** It was changed or decided, or has other rivals now. */
export const isOvertaken = (question: Question | null, { id, version }: Shown): boolean =>
  question?.id === id && question.version !== version

/** With a yes now, the parcel is not the member's yet. */
export const isFirstOfTwo = ({
  needsSecondPerson,
  firstYesBy,
}: Pick<StaffClaim, 'needsSecondPerson' | 'firstYesBy'>): boolean => needsSecondPerson && firstYesBy === null

/** What is typed in a question; it stays when the claim changes meanwhile. */
export interface Typed {
  readonly reason: RejectReason | ''
  readonly note: string
}

/** The first of two writes to a colleague: that never turns into a note for the member. */
export type QuestionForm = Decision | 'first'

export const untyped: Readonly<Record<QuestionForm, Typed>> = {
  first: { reason: '', note: '' },
  accept: { reason: '', note: '' },
  reject: { reason: '', note: '' },
  picture: { reason: 'IMAGE_UNREADABLE', note: '' },
}

/** What the first of two noted for the second; the newest step comes first. */
export const firstNote = ({ firstYesBy, history }: Pick<ClaimDetails, 'firstYesBy' | 'history'>): string =>
  firstYesBy === null ? '' : (history.find(({ event }) => event === 'approveFirst')?.note ?? '')
