import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import type { StaffTransfer } from './staff-transfer.ts'
import styles from './transfers.module.css'
import { text } from './transfers.text.ts'

/** The same picture, reference or amount a second time: one payment must be credited only once. */
export function Lookalikes({ lookalikes }: Pick<StaffTransfer, 'lookalikes'>) {
  const t = useText(text)
  if (lookalikes.length === 0) return null
  const reasonText = { image: t.image, bankRef: t.bankRefSame, amount: t.amountSame, payer: t.payerSame }
  return (
    <FormAlert>
      <strong>{t.lookalikes}</strong>
      <ul className={desk.plain}>
        {lookalikes.map((other) => (
          <li key={other.id} className={styles.lookalike}>
            <Link to={staffPaths.transfer(other.id)} className="num">
              {other.transferNumber}
            </Link>{' '}
            {t.fill('lookalike', {
              member: other.memberNumber,
              when: formatWhen(other.submittedAt, t.language),
              reasons: other.reasons.map((reason) => reasonText[reason]).join(t.separator),
            })}
          </li>
        ))}
      </ul>
    </FormAlert>
  )
}
