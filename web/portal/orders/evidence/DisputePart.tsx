import type { Currency } from '#domain/money.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatMoney, formatSize, formatWhen } from '#web/kit/text/format.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Weighing } from './weighing.ts'
import styles from './Evidence.module.css'
import { text } from './text.ts'
import { OpenDispute } from './OpenDispute.tsx'

export interface DisputeProps {
  readonly weighing: Pick<Weighing, 'id' | 'canDispute' | 'dispute'>
  /** What was weighed: a carton still here, a carton that has left, or a parcel. */
  readonly of: 'box' | 'shippedBox' | 'parcel'
  /** It is a box that was opened and has not been weighed again. */
  readonly isOpened?: boolean
  /** It is measured again within this many hours. */
  readonly hours: number
  readonly currency?: Currency
  /** The name of what was weighed, when a page shows several. */
  readonly name?: string
}

/** Loaded when it is asked for. */
const DisputeForm = lazyPart('DisputeForm', () => import('./DisputeForm.tsx').then((part) => part.DisputeForm))

/** The status of a dispute about one weighing, or the way to raise one. */
export function DisputePart(props: DisputeProps) {
  const { weighing } = props
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (weighing.dispute) return <Standing {...props} dispute={weighing.dispute} />
  if (!weighing.canDispute) return null
  return isOpen ? (
    <DisputeForm {...props} onClose={() => setOpen(false)} />
  ) : (
    <Button
      ref={opener}
      variant="subtle"
      size="compact-md"
      ml={-10}
      style={{ justifySelf: 'start' }}
      onClick={() => setOpen(true)}
    >
      {t.dispute}
      <OfRow name={props.name} />
    </Button>
  )
}

const tones = { open: 'wait', upheld: 'done', confirmed: 'hand', superseded: 'hand', withdrawn: 'hand' } as const

interface StandingProps extends DisputeProps {
  readonly dispute: NonNullable<Weighing['dispute']>
}

function Standing({ of, isOpened = false, currency, dispute }: StandingProps) {
  const t = useText(text)
  const { state, remeasured, refundMinor } = dispute
  const when = formatWhen(dispute.answerBy, t.language)
  const sentences = {
    open: t.fill(of === 'box' ? 'openSentence' : 'openShipped', { when }),
    upheld:
      refundMinor > 0 && currency
        ? t.fill('upheldRefund', { price: formatMoney(refundMinor, currency) })
        : t[of === 'parcel' ? 'upheldParcel' : 'upheldLess'],
    confirmed: null,
    superseded: isOpened ? t.openedSentence : t[of === 'parcel' ? 'supersededParcel' : 'supersededSentence'],
    withdrawn: t.withdrawnSentence,
  }
  return (
    <div className={styles.standing}>
      <StatusTag tone={tones[state]}>{t[state === 'superseded' && isOpened ? 'opened' : state]}</StatusTag>
      {sentences[state] && <p>{sentences[state]}</p>}
      {remeasured && (
        <p className="num">
          {t.fill('remeasured', {
            weight: formatKg(remeasured.weightG),
            size: formatSize(remeasured.lengthMm, remeasured.widthMm, remeasured.heightMm),
            name: remeasured.measuredBy,
          })}
        </p>
      )}
      {remeasured && remeasured.photos.length > 0 && <PhotoStrip photos={remeasured.photos} />}
      {dispute.note && <p>{t.fill('note', { note: dispute.note })}</p>}
      <p className="muted">{t.fill('yourReason', { reason: dispute.reason })}</p>
      {dispute.memberPhotos.length > 0 && <PhotoStrip photos={dispute.memberPhotos} />}
      {state === 'open' && <OpenDispute dispute={dispute} />}
    </div>
  )
}
