import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { pushSubscriptions } from '#contract/notices.ts'
import { useWrite } from '#web/client/queries.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Notices.module.css'
import { currentPush, pushState, startPush, stopPush } from './push.ts'
import { text } from './text.ts'

const stateKey = ['push-state']

/** Whether this browser is told by push messages (E-108, E-109). */
export function PushSwitch({ pushKey }: { readonly pushKey: string }) {
  const t = useText(text)
  const client = useQueryClient()
  const { data: state } = useQuery({ queryKey: stateKey, queryFn: pushState })
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const settle = () => {
    setBusy(false)
    void client.invalidateQueries({ queryKey: stateKey })
  }
  const ends = {
    onDone: () => {
      showSuccess(t.saved)
      settle()
    },
    onRefused: (refusal: Error) => {
      showRefused(refusal)
      settle()
    },
  }
  const save = useWrite(pushSubscriptions.save, ends)
  const drop = useWrite(pushSubscriptions.drop, ends)
  const again = useWrite(pushSubscriptions.save)
  // After another log-in the server no longer sends to this browser until it is told of it again.
  const tellAgain = useEffectEvent(async () => {
    const known = await currentPush()
    if (known) again.mutate(known)
  })
  useEffect(() => {
    if (state === 'on') void tellAgain()
  }, [state])
  const turn = async (isOn: boolean) => {
    setBusy(true)
    setFailed(false)
    try {
      if (isOn) {
        const asked = await startPush(pushKey)
        if (asked) return save.mutate(asked)
      } else {
        const endpoint = await stopPush()
        if (endpoint !== null) return drop.mutate({ endpoint })
      }
    } catch {
      setFailed(true)
    }
    settle()
  }
  if (state === undefined || state === 'none') return null
  return (
    <div className={styles.push}>
      <Switch
        label={t.pushHere}
        description={state === 'denied' ? t.pushDenied : t.pushHint}
        error={hasFailed && t.pushFailed}
        checked={state === 'on'}
        disabled={state === 'denied' || isBusy}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
    </div>
  )
}
