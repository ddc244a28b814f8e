import { signedIn } from '#contract/signed-in.ts'
import { useRead } from '#web/client/queries.ts'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './MemberShell.module.css'
import { text } from './text.ts'

export function MemberName() {
  const { data } = useRead(signedIn.home, {})
  return data ? <b className={styles.name}>{data.displayName}</b> : null
}

export function MemberNumber() {
  const t = useText(text)
  const { data } = useRead(signedIn.home, {})
  if (!data) return null
  return (
    <CopyButton
      text={data.memberNumber}
      label={data.memberNumber}
      variant="subtle"
      color="gray"
      className="num"
      aria-label={t.fill('copyNumber', { number: data.memberNumber })}
    />
  )
}
