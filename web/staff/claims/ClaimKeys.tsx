import { staffClaims } from '#contract/claims.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { KeyPanel } from '#web/staff/lists/KeyPanel.tsx'
import { text as listText } from '#web/staff/lists/lists.text.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { text } from './claims.text.ts'

/** The keys of this page: those of any list of cases, and two to decide with. */
export function ClaimKeys() {
  const t = useText(text)
  const l = useText(listText)
  const may = useMay()
  const toDecide = [
    ['A', t.keyAccept],
    ['R', t.keyReject],
  ] as const
  return (
    <KeyPanel
      keys={[
        ['J', l.keyNext],
        ['K', l.keyPrevious],
        ['Enter', l.keyOpen],
        ...(may(staffClaims.approve) ? toDecide : []),
      ]}
    />
  )
}
