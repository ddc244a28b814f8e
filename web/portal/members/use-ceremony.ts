import { useMutation } from '@tanstack/react-query'
import type { freshProof, passkeys } from '#contract/sign-in-factors.ts'
import type { Input } from '#contract/wire/operation.ts'
import { call, Failure, type Refusal } from '#web/client/api.ts'
import { loadWithin } from '#web/client/load-within.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import type { CeremonyFault } from './ceremony-fault.ts'

type Assertion = Input<typeof passkeys.signIn>['credential']

/** The code of a ceremony; a page that could not load it says so. */
export const loadCeremony = (): Promise<typeof import('./passkey-ceremony.ts')> =>
  loadWithin(() => import('./passkey-ceremony.ts'))

/** Asks the device for a passkey when a button is pressed, and passes on what it signed. */
export function useCeremony(
  options: typeof freshProof.startPasskey | typeof passkeys.startSignIn,
  onSigned: (credential: Assertion) => void,
) {
  const t = useText(kitText)
  const ceremony = useMutation<Assertion, CeremonyFault | Refusal | Failure>({
    networkMode: 'always',
    mutationFn: async () => {
      const { askPasskey } = await loadCeremony().catch(() => {
        throw new Failure(t.failedTitle)
      })
      return askPasskey(await call(options, {}))
    },
    onSuccess: onSigned,
  })
  return {
    start: () => ceremony.mutate(),
    isBusy: ceremony.isPending,
    error: ceremony.error,
    /** Whether the latest answer is about a passkey. */
    wasUsed: ceremony.isSuccess,
  }
}
