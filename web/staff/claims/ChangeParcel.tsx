import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { useWrite } from '#web/client/queries.ts'
import { formatDay } from '#web/kit/text/format.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { type Question, confirmed } from '#web/kit/message/confirm.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useNow } from '#web/staff/lists/use-now.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import styles from './claims.module.css'
import type { ParcelProps } from './ParcelCase.tsx'
import { claimReads } from './staff-claim.ts'
import { text } from './unclaimed.text.ts'

type Change = { readonly published: boolean } | { readonly disposed: true; readonly openClaims: number }

/** Shows or hides it, or notes that it was disposed of; each asks first. */
export function ChangeParcel({ parcel, onDone }: ParcelProps) {
  const t = useText(text)
  const may = useMay()
  const { id, version, published, trackingNumber: number } = parcel
  const change = useWrite(staffUnclaimedParcels.update, {
    refreshes: claimReads,
    refreshesOnConflict: claimReads,
    onDone: (after, { disposed }) =>
      onDone(after, t.fill(disposed ? 'saidDisposed' : after.published ? 'saidShown' : 'saidHidden', { number })),
  })
  const ask = async (question: Question, changed: Change) => {
    if (await confirmed(question)) change.mutate({ id, version, ...changed })
  }
  const showOrHide = () =>
    published
      ? ask({ title: t.fill('hideTitle', { number }), sentence: t.hideSentence, confirm: t.hide }, { published: false })
      : ask(
          { title: t.fill('publishTitle', { number }), sentence: t.publishSentence, confirm: t.publish },
          { published: true },
        )
  const dispose = () =>
    ask(
      {
        title: t.fill('disposeTitle', { number }),
        sentence: t.fill('disposeSentence', { count: parcel.openClaims }),
        confirm: t.dispose,
        danger: true,
      },
      { disposed: true, openClaims: parcel.openClaims },
    )
  const isKept = useNow() < Date.parse(parcel.keptUntil)
  return (
    <div className={styles.bar}>
      <Button variant="default" loading={change.isPending} onClick={() => void showOrHide()}>
        {published ? t.hide : t.publish}
      </Button>
      {/* Who decides on claims may also dispose of a parcel. */}
      {may(staffClaims.approve) && (
        <ReasonButton
          variant="default"
          reason={isKept ? t.fill('disposeLater', { when: formatDay(parcel.keptUntil, t.language) }) : null}
          onClick={() => void dispose()}
        >
          {t.dispose}
        </ReasonButton>
      )}
      {change.error && <FormAlert error={change.error}>{change.error.message}</FormAlert>}
    </div>
  )
}
