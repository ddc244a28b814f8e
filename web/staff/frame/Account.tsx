import { staff as staffCalls } from '#contract/staff.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { ExitIcon } from '#web/kit/look/icons.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { text } from '#web/staff/shell.text.ts'
import { signedOut } from '#web/staff/signed-in.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { text as workplaceText } from '#web/staff/workplace/text.ts'
import { Link } from '#web/kit/look/Link.tsx'
import styles from './top.module.css'

/** Who works here, with the way to their password, and out; at a station, the way to the next person. */
export function Account({ onGone }: { readonly onGone?: () => void }) {
  const t = useText(text)
  const workplace = useText(workplaceText)
  const { staff, at } = useDesk()
  // The session ends here whatever the server answers: a desk must not stay signed in because the network is down.
  const signOut = useWrite(staffCalls.logout, { onDone: signedOut, onRefused: signedOut })
  const leave = at ? workplace.changePerson : t.signOut
  return (
    <>
      {at ? (
        <span className={`${styles.quiet} ${styles.person}`}>
          {workplace.fill('here', { station: at.name, name: staff.name })}
        </span>
      ) : (
        <Link
          to={staffPaths.password}
          className={`${styles.quiet} ${styles.person}`}
          aria-label={`${t.fill('account', { name: staff.name })}: ${t.changePassword}`}
          onClick={onGone}
        >
          {staff.name}
        </Link>
      )}
      <button
        type="button"
        className={styles.quiet}
        aria-label={leave}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate({})}
      >
        <ExitIcon size={18} />
        {leave}
      </button>
    </>
  )
}
