import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { message } from '#contract/messages.ts'
import { oauth, profiles, type SocialProvider, socialProviders } from '#contract/profile.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import styles from './Profile.module.css'
import { useProvenWrite } from './proof.ts'
import { text } from './profile.text.ts'
import { type Profile, profileReads, startAgain, useProfileWrite } from './use-profile.ts'

/** Nicknames on other services, each bound and unbound separately. */
export function SocialCard({ profile }: { readonly profile: Profile }) {
  const t = useText(text)
  return (
    <Card title={t.socialTitle}>
      <p className={`muted ${styles.lead}`}>{t.socialLead}</p>
      <div className={styles.form}>
        {socialProviders.map((provider) => (
          <Nickname
            // When the way to sign in with it changes elsewhere on the page, the field shows what is stored.
            key={`${provider} ${profile.identities.includes(provider)}`}
            provider={provider}
            known={profile.social[provider]}
            isLinked={profile.identities.includes(provider)}
          />
        ))}
      </div>
    </Card>
  )
}

interface NicknameProps {
  readonly provider: SocialProvider
  readonly known: string | null
  /** Whether the member also logs in with it. */
  readonly isLinked: boolean
}

function Nickname({ provider, known, isLinked }: NicknameProps) {
  const t = useText(text)
  const toInput = ({ nickname }: { readonly nickname: string }) => ({ [provider]: nickname })
  const checks = useChecks(profiles.updateProfile, toInput)
  const form = useForm({
    initialValues: { nickname: known ?? '' },
    validate: (values) => asNickname(checks(values), provider),
  })
  useUnsaved(() => form.isDirty())
  const draft = useDraft(`nickname:${provider}`, form)
  const saved = ({ social }: Pick<Profile, 'social'>) => startAgain(form, { nickname: social[provider] ?? '' })
  const { onSubmit, alert, isSending } = useSubmit(form, useProfileWrite(saved), toInput)
  const unbind = useProvenWrite(oauth.unbind, {
    refreshes: profileReads,
    onDone: (rest) => {
      showSuccess(message('M-18', t.language))
      saved(rest)
    },
    onRefused: showRefused,
  })
  const name = t[provider]
  const takeAway = async () => {
    const title = t.fill('unbindOf', { provider: name })
    const sentence = t.fill(isLinked ? 'unbindLinkedSentence' : 'unbindSentence', { nickname: known ?? '' })
    if (await confirmed({ title, sentence, confirm: t.unbind, danger: true })) unbind.mutate({ provider })
  }
  return (
    <form onSubmit={onSubmit} noValidate className={styles.nickname}>
      {draft && <div className={styles.whole}>{draft}</div>}
      <TextInput label={t[labels[provider]]} autoComplete="off" {...form.getInputProps('nickname')} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={known === null ? 'light' : 'default'}
          loading={isSending}
          aria-label={t.fill(known === null ? 'bindOf' : 'updateOf', { provider: name })}
        >
          {known === null ? t.bind : t.update}
        </Button>
        {known !== null && (
          <Button
            variant="default"
            loading={unbind.isPending}
            aria-label={t.fill('unbindOf', { provider: name })}
            onClick={() => void takeAway()}
          >
            {t.unbind}
          </Button>
        )}
      </div>
      {alert && <div className={styles.whole}>{alert}</div>}
    </form>
  )
}

const labels = {
  facebook: 'nicknameFacebook',
  wechat: 'nicknameWechat',
  qq: 'nicknameQq',
  wangwang: 'nicknameWangwang',
} as const

/** The call names the field after its provider; each form on the page has only this field. */
const asNickname = (faults: Readonly<Record<string, string>>, provider: SocialProvider): Record<string, string> => {
  const sentence = faults[provider]
  return sentence === undefined ? {} : { nickname: sentence }
}
