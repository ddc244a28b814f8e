import { staffHandovers } from '#contract/handovers.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { staffParcels } from '#contract/receiving.ts'
import { Failure } from '#web/client/api.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { useHotkeysAtOnce } from '#web/staff/scanning/use-hotkeys-at-once.ts'
import { play } from '#web/staff/sound.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { WarnIcon } from '#web/kit/look/icons.tsx'
import { movesOf } from '#web/staff/paths.ts'
import { Button } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { OwnerOfReceived } from './OwnerOfReceived.tsx'
import type { Receipt } from './receipt-values.ts'
import styles from './receiving.module.css'
import { text } from './text.ts'
import type { Received } from './scan-log.ts'

interface DuplicateBannerProps {
  /** What was measured; nothing has been stored yet. */
  readonly receipt: Receipt
  readonly onReceived: (received: Received) => void
  readonly onLeave: () => void
  /** F8 applies to this one: the first of several. */
  readonly hasKey: boolean
}

/** The number was received here before. The desk is free for the next scan; F8 receives this one anyway. */
export function DuplicateBanner({ receipt, onReceived, onLeave, hasKey }: DuplicateBannerProps) {
  const t = useText(text)
  const again = useWrite(staffParcels.receive, {
    refreshes: [staffParcels.lookup, staffHandovers.list, staffFigures.own, staffFigures.ownShifts],
    onDone: (received) => onReceived(received),
    onRefused: () => play('problem'),
  })
  const { trackingNumber, warehouseId } = receipt
  const { data: known } = useRead(staffParcels.lookup, { trackingNumber, warehouseId }, { fresh: true })
  const way = known?.moving.find((each) => each.toWarehouseId === warehouseId)
  const receiveAgain = () => {
    if (!again.isPending) again.mutate({ ...receipt, force: true })
  }
  useHotkeysAtOnce(hasKey && !way ? [['F8', receiveAgain]] : [])
  return (
    <div className={styles.result} data-tone="bad" data-outcome="duplicate">
      <WarnIcon size={56} />
      <div className={styles.resultWords}>
        <p className={desk.big}>{way ? t.moved : t.duplicate}</p>
        <p className="num">{receipt.trackingNumber}</p>
        {known && <OwnerOfReceived data={known} />}
        <p>{way ? t.fill('movedHere', { from: way.fromName, name: way.sentBy }) : t.duplicateRefused}</p>
        {again.error && <FormAlert>{again.error instanceof Failure ? t.notKnown : again.error.message}</FormAlert>}
        <div className={desk.answers}>
          {way ? (
            <LinkButton to={movesOf(trackingNumber)} variant="default">
              {t.toTransfer}
            </LinkButton>
          ) : (
            <Button variant="default" loading={again.isPending} onClick={receiveAgain}>
              {t.receiveAgain}
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={onLeave}>
            {t.leaveDuplicate}
          </Button>
        </div>
      </div>
    </div>
  )
}
