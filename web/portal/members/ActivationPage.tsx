import { Button, Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { members } from '#contract/members.ts'
import { Refusal } from '#web/client/api.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'
import { ResendMail } from './ResendMail.tsx'
import { useMailToken } from './use-mail-token.ts'

/** Landing page of the activation mail (E-02): on to /success, or the reason for failure and another mail. */
export function ActivationPage() {
  const t = useText(text)
  const navigate = useNavigate()
  const token = useMailToken()
  const { mutate, error, isIdle } = useWrite(members.activate, {
    onDone: ({ memberNumber, alreadyActive }) =>
      void navigate(paths.success, { replace: true, state: { memberNumber, alreadyActive } }),
  })
  useEffect(() => {
    if (token && isIdle) mutate({ token })
  }, [token, isIdle, mutate])
  if (token && !error) {
    return (
      <EntryCard title={t.activating}>
        <div className={styles.form} role="status" aria-label={t.activating}>
          <Skeleton height={20} />
          <Skeleton height={20} width="70%" />
        </div>
      </EntryCard>
    )
  }
  const isUnanswered = error !== null && !(error instanceof Refusal)
  return (
    <EntryCard title={t.activationFailed} foot={<Link to={paths.login}>{t.toLogin}</Link>}>
      <div className={styles.form}>
        <FormAlert>{!token ? t.activationNoToken : isUnanswered ? t.noAnswer : error?.message}</FormAlert>
        {isUnanswered && <Button onClick={() => mutate({ token })}>{t.retry}</Button>}
      </div>
      {!isUnanswered && <ResendMail title={t.anotherTitle} kind="activation" email="" />}
    </EntryCard>
  )
}
