import { orders } from '#contract/orders.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { Refusal } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { Failed } from '#web/kit/message/Failed.tsx'
import { useFocusBack } from '#web/kit/message/use-focus-back.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { Button, Modal, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import type { Cancellation } from './came-back.ts'
import styles from './CancelDialog.module.css'
import { CancelDone } from './CancelDone.tsx'
import { ComesBack } from './ComesBack.tsx'
import { text } from './text.ts'
import { useCancel } from './use-cancel.ts'

interface Props {
  readonly orderId: string
  readonly onClose: () => void
}

/**
 * Cancels a paid order before packing has begun, or while more money is asked for it: says first what comes back.
 * Pressing twice, or again after a lost answer, never refunds twice.
 */
export function CancelDialog({ orderId, onClose }: Props) {
  const t = useText(text)
  useFocusBack()
  const order = useRead(orders.get, { id: orderId }, { fresh: true })
  // Somebody was first, or a fee changed: the figures are read again.
  const cancel = useCancel(() => void order.refetch())
  const [agreed, setAgreed] = useState<Cancellation | null>(null)
  // What the cache holds may be from before packing began.
  const data = order.isFetchedAfterMount ? order.data : undefined
  const title = cancel.data ? t.doneTitle : data ? t.fill('title', { order: data.orderNumber }) : t.loadingTitle
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t.close }}>
      <div aria-live="polite">{face()}</div>
    </Modal>
  )

  function face() {
    if (cancel.data && agreed) return <CancelDone order={cancel.data} cancellation={agreed} onClose={onClose} />
    if (!data) {
      return order.error ? (
        <Failed error={order.error} onRetry={() => void order.refetch()} />
      ) : (
        <Skeleton height={220} radius="md" />
      )
    }
    const { cancellation } = data
    if (!cancellation) return <TooLate order={data} error={cancel.error} onClose={onClose} />
    return (
      <div className={styles.stack}>
        <ComesBack order={data} cancellation={cancellation} />
        {cancel.error && (
          <FormAlert error={cancel.error} onLeave={onClose}>
            {cancel.error instanceof Refusal ? cancel.error.message : t.unknown}
          </FormAlert>
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t.keep}
          </Button>
          <Button
            color="red.8"
            autoContrast
            loading={cancel.isPending || order.isFetching}
            onClick={() => {
              setAgreed(cancellation)
              cancel.send(data, cancellation.refundMinor)
            }}
          >
            {t.cancel}
          </Button>
        </div>
      </div>
    )
  }
}

interface TooLateProps {
  readonly order: Order
  readonly error: Error | null
  readonly onClose: () => void
}

/** Packing began, or somebody else cancelled it, while the page was open. */
function TooLate({ order, error, onClose }: TooLateProps) {
  const t = useText(text)
  const isRefused = error instanceof Refusal && error.code === refusalCode.order_state
  return (
    <div className={styles.stack}>
      <FormAlert error={isRefused ? error : null} onLeave={onClose}>
        <strong>{t.tooLateTitle}</strong>
        <br />
        {isRefused ? error.message : t.tooLate}
      </FormAlert>
      <div className={styles.buttons}>
        <LinkButton to={paths.orderDetails(order.id)} onClick={onClose} variant="default" data-autofocus>
          {t.close}
        </LinkButton>
      </div>
    </div>
  )
}
