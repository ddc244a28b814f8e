import { useText } from '#web/kit/text/use-text.ts'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import styles from './orders.module.css'
import { inCarton, type PackingPlan, withTick } from './packing-plan.ts'
import { text } from './packing.text.ts'
import type { PickLine } from './staff-order.ts'

interface PickRowProps {
  readonly pick: PickLine
  readonly plan: PackingPlan
  readonly cartonCount: number
  readonly onPlan: (plan: PackingPlan) => void
}

export function PickRow({ pick, plan, cartonCount, onPlan }: PickRowProps) {
  const t = useText(text)
  const { parcelId, trackingNumber: number } = pick
  const { isTicked = false, carton = 0 } = plan[parcelId] ?? {}
  const isOut = carton === null
  return (
    <li className={styles.pick} data-ticked={isTicked} data-out={isOut}>
      <Checkbox
        size="44px"
        aria-label={t.fill('tick', { number })}
        checked={isTicked}
        disabled={isOut}
        onChange={(event) => onPlan(withTick(plan, parcelId, event.currentTarget.checked))}
      />
      <div className={styles.pickShelf}>
        <span className="muted">{t.shelf}</span>
        <strong className="num">{pick.shelf ?? t.noShelf}</strong>
      </div>
      <div className={styles.pickWords}>
        <strong className="num">{number}</strong>
        <span className="muted">
          {pick.courierName} · {pick.goodsName} · {t.fill('pieces', { count: pick.pieces })} ·{' '}
          <Weight g={pick.actualWeightG} />
        </span>
        {pick.photos.length > 0 && <PhotoStrip photos={pick.photos.map((url) => ({ fileId: url, url }))} of={number} />}
      </div>
      <div className={styles.pickEnd}>
        {isOut && <StatusTag tone="bad">{t.takenOut}</StatusTag>}
        {!isOut && cartonCount > 1 && (
          <NativeSelect
            size="sm"
            aria-label={t.fill('cartonOf', { number })}
            value={String(carton)}
            onChange={(event) => onPlan(inCarton(plan, parcelId, Number(event.currentTarget.value)))}
            data={Array.from({ length: cartonCount }, (_, index) => ({
              value: String(index),
              label: t.fill('carton', { number: index + 1 }),
            }))}
          />
        )}
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t.fill(isOut ? 'putBackOf' : 'takeOutOf', { number })}
          onClick={() => onPlan(inCarton(plan, parcelId, isOut ? 0 : null))}
        >
          {isOut ? t.putBack : t.takeOut}
        </Button>
      </div>
    </li>
  )
}
