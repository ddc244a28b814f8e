import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { Link } from '#web/kit/look/Link.tsx'
import type { Lookup } from './lookup.ts'
import styles from './receiving.module.css'
import { text } from './shelf.text.ts'

/** Whose parcel a number is that was received before, where it lies, and the way to it. */
export function OwnerOfReceived({ data }: { readonly data: Pick<Lookup, 'receipts' | 'unclaimed'> }) {
  const t = useText(text)
  const owner = data.receipts.find((receipt) => receipt.owner)?.owner
  if (!owner) return data.unclaimed.length > 0 ? <p>{t.ofNobody}</p> : null
  return (
    <>
      <p className={styles.owner}>{t.fill('belongsTo', { name: owner.memberName, number: owner.memberNumber })}</p>
      {owner.shelf && <p>{t.fill('liesOn', { shelf: owner.shelf })}</p>}
      <p>
        <Link className={styles.way} to={staffPaths.parcel(owner.parcelId)}>
          {t.openParcel}
        </Link>
      </p>
    </>
  )
}
