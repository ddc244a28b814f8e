import { claimParcelStateText, claimStatusText } from '#contract/codes.ts'
import type { ClaimStatus, UnclaimedState } from '#domain/claim.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'

const claimTones = {
  under_review: 'wait',
  approved: 'done',
  rejected: 'bad',
  withdrawn: 'wait',
} as const satisfies Record<ClaimStatus, Tone>

export function ClaimStatusTag({ status }: { readonly status: ClaimStatus }) {
  const t = useText(claimStatusText)
  return <StatusTag tone={claimTones[status]}>{t[status]}</StatusTag>
}

const parcelTones = { to_be_claimed: 'hand', claimed: 'done' } as const satisfies Record<UnclaimedState, Tone>

export function ParcelStateTag({ state }: { readonly state: UnclaimedState }) {
  const t = useText(claimParcelStateText)
  return <StatusTag tone={parcelTones[state]}>{t[state]}</StatusTag>
}
