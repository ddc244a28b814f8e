import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatKg } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { play } from '#web/staff/sound.ts'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import styles from './scale.module.css'
import type { LinkState } from './scale-link.ts'
import { text } from './scale.text.ts'
import type { OnScale } from './steady.ts'
import { scale, useScale } from './use-scale.ts'

interface Weighed {
  readonly trackingNumber: string
  /** What stands in the field. */
  readonly weightG: number | null
  readonly onTake: (weightG: number) => void
}

/** What the scale says, in the words of this page; nothing where no scale is connected. */
export function ScaleLine({ parcel }: { readonly parcel: Weighed | null }) {
  const t = useText(text)
  const state = useScale()
  const offered = offeredBy(state, parcel)
  const take = () => {
    if (!offered || !parcel) return play('problem')
    scale?.take(offered.weighing, parcel.trackingNumber)
    parcel.onTake(offered.weightG)
  }
  // Also while there is nothing to take over: the browser would go to its address bar, and the next scan with it.
  useHotkeys(scale ? [['F6', take]] : [], [])
  if (state.stage === 'off') return null
  return (
    <section className={styles.scale} aria-label={t.scale} data-offers={parcel ? '' : undefined}>
      {state.stage === 'opening' && <p role="status">{t.opening}</p>}
      {state.stage === 'fault' && <Fault sentence={t[state.fault]} />}
      {state.stage === 'on' && <Seen seen={state.seen} />}
      {isOfAnother(state, parcel) && <p role="status">{t.fill('usedBefore', { number: state.takenFor })}</p>}
      {offered &&
        (offered.weightG === parcel?.weightG ? (
          <p className="muted">{t.same}</p>
        ) : (
          <Button variant="default" size="lg" onClick={take}>
            {t.fill('take', { weight: formatKg(offered.weightG) })}
          </Button>
        ))}
    </section>
  )
}

/** The weight on the scale was used for another parcel and lies there still. */
const isOfAnother = (
  state: LinkState,
  parcel: Weighed | null,
): state is Extract<LinkState, { stage: 'on' }> & { readonly takenFor: string } =>
  state.stage === 'on' && parcel !== null && state.takenFor !== null && state.takenFor !== parcel.trackingNumber

/** Only a weight at rest, and only for one parcel. */
const offeredBy = (state: LinkState, parcel: Weighed | null) =>
  state.stage === 'on' && parcel && state.seen.kind === 'stable' && !isOfAnother(state, parcel) ? state.seen : null

function Fault({ sentence }: { readonly sentence: string }) {
  const t = useText(text)
  return (
    <>
      <FormAlert>{sentence}</FormAlert>
      <Button variant="default" h={44} onClick={() => void scale?.reopen()}>
        {t.again}
      </Button>
    </>
  )
}

/** A weight that moves is shown but not read out; one at rest is. */
function Seen({ seen }: { readonly seen: OnScale }) {
  const t = useText(text)
  if (seen.kind === 'unreadable' || seen.kind === 'unitless') return <FormAlert>{t[seen.kind]}</FormAlert>
  return (
    <p className={styles.now} data-seen={seen.kind}>
      {seen.kind === 'moving' && (
        <strong className="num" aria-hidden="true">
          {formatKg(seen.weightG)}
        </strong>
      )}
      <span role="status">
        {seen.kind === 'stable' && <strong className="num">{formatKg(seen.weightG)}</strong>} {t[seen.kind]}
      </span>
    </p>
  )
}
