import { Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { message } from '#contract/messages.ts'
import { oauth } from '#contract/profile.ts'
import { Refusal } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { codeTicketOf, SecondStep } from './code-asked.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { LinkByPassword } from './LinkByPassword.tsx'
import { providerNames } from './LoginProviders.tsx'
import { forgetStarted, keepTicket, liveTicket, startedWith } from './third-party-tab.ts'
import { ProofDialogPart } from './ProofDialogPart.tsx'
import { text } from './third-party.text.ts'
import { profileReads } from './use-profile.ts'
import { useEnter } from './use-enter.ts'
import { useThirdParty } from './use-third-party.ts'

/** Where third parties send people back to: signed in, linked, asked for an account, or told why not. */
export function SignInReturnPage() {
  const t = useText(text)
  const navigate = useNavigate()
  const client = useQueryClient()
  const enter = useEnter()
  const { started, code, iss } = useReturn()
  // After a reload of this page; a return that is under way brings its own.
  const [ticket, setTicket] = useState(() => (started ? null : liveTicket()))
  const { mutate, error, isIdle } = useWrite(oauth.exchangeCode, {
    onDone: (arrival) => {
      if ('token' in arrival) return enter(arrival, started?.back ?? null)
      if ('bound' in arrival) {
        for (const read of profileReads) void client.invalidateQueries({ queryKey: [read.name] })
        showSuccess(message('M-18', t.language))
        return void navigate(paths.profile, { replace: true })
      }
      if (started) keepTicket({ ...arrival, provider: started.provider })
      setTicket(liveTicket())
    },
  })
  const canFinish = started !== null && code !== null
  useEffect(() => {
    if (!started || code === null || !isIdle) return
    const { provider, state, browserKey, redirectUri } = started
    mutate({ provider, state, browserKey, redirectUri, code, ...(iss === null ? {} : { iss }) })
  }, [started, code, iss, isIdle, mutate])
  const again = useThirdParty({ mode: started?.mode ?? 'signin', back: started?.back ?? null })

  const codeTicket = codeTicketOf(error)
  if (codeTicket !== null)
    return (
      <SecondStep
        ticket={codeTicket}
        back={started?.back ?? null}
        onAgain={() => void navigate(paths.login, { replace: true })}
      />
    )
  if (ticket) return <LinkByPassword ticket={ticket} back={started?.back ?? null} />
  if (canFinish && !error) return <Working />
  const isLink = started?.mode === 'bind'
  const provider = started && t[providerNames[started.provider]]
  const sentence = !started
    ? t.strange
    : code === null
      ? t.fill('cancelled', { provider: provider ?? '' })
      : error instanceof Refusal
        ? error.message
        : t.noAnswer
  return (
    <EntryCard
      title={isLink ? t.bindFailedTitle : t.failedTitle}
      foot={<Link to={isLink ? paths.profile : paths.login}>{isLink ? t.toProfile : t.toLogin}</Link>}
    >
      <div className={styles.form}>
        <FormAlert error={error}>{sentence}</FormAlert>
        {started && (
          <Button loading={again.going !== null} onClick={() => again.go(started.provider)}>
            {t.fill('again', { provider: provider ?? '' })}
          </Button>
        )}
      </div>
      {isLink && <ProofDialogPart />}
    </EntryCard>
  )
}

function Working() {
  const t = useText(text)
  return (
    <EntryCard title={t.working}>
      <div className={styles.form} role="status" aria-label={t.working}>
        <Skeleton height={20} />
        <Skeleton height={20} width="70%" />
      </div>
    </EntryCard>
  )
}

/** What came back, read once and removed from the address, where it would be kept in the history. */
function useReturn() {
  const [params, setParams] = useSearchParams()
  const [given] = useState(() => ({
    started: startedWith(params.get('state')),
    code: params.get('code') || null,
    iss: params.get('iss'),
  }))
  const isShown = params.size > 0
  useEffect(() => {
    if (!isShown) return
    forgetStarted()
    setParams({}, { replace: true })
  }, [isShown, setParams])
  return given
}
