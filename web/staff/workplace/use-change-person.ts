import { staffStations } from '#contract/stations.ts'
import { useWrite } from '#web/client/queries.ts'
import { showSuccess, showWarning } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { personChanged } from '#web/staff/signed-in.ts'
import { play } from '#web/staff/sound.ts'
import { queueKey } from './queue-key.ts'
import { stationKey } from './station-key.ts'
import { text } from './text.ts'
import { isPersonHeld } from './unsaved.ts'

/**
 * Somebody else goes on at this station, by badge or PIN (B-AU-30). Without an answer nothing changes. `tell`: where the
 * page has no place for `error`.
 */
export function useChangePerson(tell: (error: Error) => void = () => {}) {
  const t = useText(text)
  const signIn = useWrite(staffStations.signIn, {
    onDone: ({ token, staffId, name, queueKey: given }) => {
      queueKey.keep(given)
      play('ok')
      showSuccess(t.fill('welcome', { name }))
      personChanged(token, staffId)
    },
    onRefused: (error) => {
      play('problem')
      tell(error)
    },
  })
  const change = (who: { readonly badge: string } | { readonly staffId: string; readonly pin: string }) => {
    const key = stationKey.read()
    if (key !== null && !isPersonHeld()) return signIn.mutate({ stationKey: key, ...who })
    play('problem')
    showWarning(key === null ? t.noStation : t.stillSaving)
  }
  return { change, isChanging: signIn.isPending, error: signIn.error }
}
