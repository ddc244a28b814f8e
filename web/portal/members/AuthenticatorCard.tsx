import { Button, Skeleton } from '@mantine/core'
import { message } from '#contract/messages.ts'
import { signIns } from '#contract/profile.ts'
import { authenticator } from '#contract/sign-in-factors.ts'
import { useRead } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './passkeys.text.ts'
import styles from './Profile.module.css'
import { profileReads } from './use-profile.ts'
import { useProvenWrite } from './proof.ts'

const SecondFactorForm = lazyPart(
  'second-factor',
  async () => (await import('#web/shared/second-factor/SecondFactorForm.tsx')).SecondFactorForm,
  <Skeleton height={420} radius="lg" />,
)

/** A code of an authenticator app besides the password (E-122 to E-125). */
export function AuthenticatorCard() {
  const t = useText(text)
  const found = useRead(authenticator.get, {}, { fresh: true })
  const draw = useProvenWrite(authenticator.draw)
  const start = () => draw.mutate({})
  const changed = {
    refreshes: [authenticator.get, signIns.list, ...profileReads],
    onDone: () => {
      showSuccess(message('M-18', t.language))
      draw.reset()
    },
  }
  const confirm = useProvenWrite(authenticator.confirm, changed)
  const end = useProvenWrite(authenticator.end, { ...changed, onRefused: showRefused })
  const switchOff = async () => {
    const question = { title: t.codeEndTitle, sentence: t.codeEndSentence, confirm: t.codeEnd, danger: true }
    if (await confirmed(question)) end.mutate({})
  }
  if (draw.data)
    return (
      <SecondFactorForm
        key={draw.data.ticket}
        drawn={draw.data}
        replaces={false}
        confirm={confirm}
        onAgain={start}
        onCancel={draw.reset}
      />
    )
  return (
    <Card title={t.codeTitle}>
      <p className={`muted ${styles.lead}`}>{t.codeLead}</p>
      <Loaded query={found} skeleton={<Skeleton height={60} radius="lg" />}>
        {({ isOn, recoveryCodesLeft }) => (
          <div className={styles.form}>
            <p>{isOn ? t.fill('codeIsOn', { count: recoveryCodesLeft }) : t.codeIsOff}</p>
            {draw.error?.message && <FormAlert error={draw.error}>{draw.error.message}</FormAlert>}
            <div className={styles.buttons}>
              <Button variant={isOn ? 'default' : 'light'} onClick={start} loading={draw.isPending}>
                {isOn ? t.codeReplace : t.codeSetUp}
              </Button>
              {isOn && (
                <Button variant="default" loading={end.isPending} onClick={() => void switchOff()}>
                  {t.codeEnd}
                </Button>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </Card>
  )
}
