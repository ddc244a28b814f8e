import { moving } from '#contract/moving.ts'
import { useWrite } from '#web/client/queries.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useDesk } from '#web/staff/staff-context.ts'
import styles from './moving.module.css'
import { text } from './text.ts'
import { Totals } from './Totals.tsx'
import { type MovingFile, movingWrite } from './use-moving.ts'

/** The second person signs what they see; nobody signs what they asked for. */
export function SignTotals({ file: { id, totals, mine } }: { readonly file: MovingFile }) {
  const t = useText(text)
  const { roles } = useDesk().staff
  const sign = useWrite(moving.sign, movingWrite)
  // Administrators may make every other call, but bring these files in themselves.
  if (!roles.includes('F')) return <span className="muted">{t.financeSigns}</span>
  const ask = async () => {
    const sentence = (
      <div className={styles.asked}>
        <p>{t.signSentence}</p>
        <Totals totals={totals} />
      </div>
    )
    if (await confirmed({ title: t.signTitle, sentence, confirm: t.sign })) sign.mutate({ id, totals })
  }
  return (
    <ReasonButton reason={mine ? t.signReason : null} loading={sign.isPending} onClick={() => void ask()}>
      {t.sign}
    </ReasonButton>
  )
}
