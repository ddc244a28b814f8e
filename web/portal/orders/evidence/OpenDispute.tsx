import { disputes, disputePhotosMax } from '#contract/disputes.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { afterMoney } from '#web/portal/orders/after-money.ts'
import type { Weighing } from './weighing.ts'
import styles from './Evidence.module.css'
import { text } from './text.ts'

/** Loaded when photos are added. */
const MorePhotos = lazyPart('MorePhotos', () => import('./MorePhotos.tsx').then((part) => part.MorePhotos))

export interface OpenDisputeProps {
  readonly dispute: NonNullable<Weighing['dispute']>
}

/** Until someone has measured again, the member may add photos or withdraw the dispute. */
export function OpenDispute({ dispute }: OpenDisputeProps) {
  const t = useText(text)
  const [isShowing, setShowing] = useState(false)
  const room = disputePhotosMax - dispute.memberPhotos.length
  if (isShowing) return <MorePhotos dispute={dispute} room={room} onClose={() => setShowing(false)} />
  return (
    <div className={styles.buttons}>
      {room > 0 && (
        <Button variant="default" size="compact-md" onClick={() => setShowing(true)}>
          {t.addPhotos}
        </Button>
      )}
      <TakeBack dispute={dispute} />
    </div>
  )
}

function TakeBack({ dispute }: OpenDisputeProps) {
  const t = useText(text)
  const withdraw = useWrite(disputes.withdraw, {
    refreshes: afterMoney,
    onDone: () => showSuccess(t.takenBack),
  })
  const ask = async () => {
    const question = { title: t.withdrawTitle, sentence: t.withdrawSentence, confirm: t.withdraw }
    if (await confirmed(question)) withdraw.mutate({ id: dispute.id })
  }
  return (
    <>
      <Button variant="subtle" size="compact-md" loading={withdraw.isPending} onClick={() => void ask()}>
        {t.withdraw}
      </Button>
      {withdraw.error && <FormAlert error={withdraw.error}>{withdraw.error.message}</FormAlert>}
    </>
  )
}
