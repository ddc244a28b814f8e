import { Button, Skeleton } from '@mantine/core'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { passkeys } from '#contract/sign-in-factors.ts'
import { call } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CeremonyAlert } from './CeremonyAlert.tsx'
import { text } from './entry.text.ts'
import styles from './EntryCard.module.css'
import { loadCeremony, useCeremony } from './use-ceremony.ts'
import { useEnter } from './use-enter.ts'

/** Signing in with a passkey: by the button, or where the browser offers one in the field of the account. */
export function PasskeySignIn({ back }: { readonly back: string | null }) {
  const t = useText(text)
  const enter = useEnter()
  const signIn = useWrite(passkeys.signIn, { onDone: (session) => enter(session, back) })
  const sign = (credential: Parameters<typeof signIn.mutate>[0]['credential']) =>
    signIn.mutate({ credential, lang: t.language })
  const ceremony = useCeremony(passkeys.startSignIn, sign)
  useOffer(sign, ceremony.isBusy || signIn.isPending)
  const error = ceremony.error ?? signIn.error
  // The first picture of the page shows its place: a button there would hear nothing.
  const isHere = useSyncExternalStore(never, inBrowser, inPicture)
  return (
    <div className={styles.form}>
      <CeremonyAlert error={error} />
      {isHere ? (
        <Button variant="default" h={44} loading={ceremony.isBusy || signIn.isPending} onClick={ceremony.start}>
          {t.withPasskey}
        </Button>
      ) : (
        <Skeleton height={44} radius="md" />
      )}
    </div>
  )
}

const never = () => () => {}
const inBrowser = () => true
const inPicture = () => false

/** Before the server stops taking the challenge, which it does after five minutes. */
const renewMs = 4 * 60_000
/** How long after the page has come: by then it has nothing else to do. */
const restMs = 1500

type Sign = (credential: Awaited<ReturnType<Awaited<ReturnType<typeof loadCeremony>>['askPasskey']>>) => void

/** Offers passkeys among what the browser fills in. Where that fails, nobody has asked for it: the button is there. */
function useOffer(sign: Sign, isBusy: boolean): void {
  const onSigned = useEffectEvent(sign)
  useEffect(() => {
    if (isBusy) return
    let isOver = false
    const offer = async () => {
      if (!(await canOffer())) return
      const { askPasskey } = await loadCeremony()
      const options = await call(passkeys.startSignIn, {})
      // Asking again ends the earlier offer, and pressing the button ends this one.
      if (!isOver) onSigned(await askPasskey(options, true))
    }
    const start = () => void offer().catch(() => {})
    const first = setTimeout(start, restMs)
    const renewed = setInterval(start, renewMs)
    return () => {
      isOver = true
      clearTimeout(first)
      clearInterval(renewed)
    }
  }, [isBusy])
  useEffect(() => () => void stopOffer(), [])
}

const stopOffer = async (): Promise<void> => {
  if (await canOffer()) (await loadCeremony()).stopAsking()
}

const canOffer = async (): Promise<boolean> =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
  PublicKeyCredential.isConditionalMediationAvailable()
