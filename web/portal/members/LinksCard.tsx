import { Button } from '@mantine/core'
import { message } from '#contract/messages.ts'
import { oauth, type SocialProvider, socialProviders } from '#contract/profile.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { providerNames } from './LoginProviders.tsx'
import styles from './Profile.module.css'
import { useProvenWrite } from './proof.ts'
import { text } from './third-party.text.ts'
import { type Profile, profileReads } from './use-profile.ts'
import { useOffered, useThirdParty } from './use-third-party.ts'

/** Third parties that the member logs in with, and those that could be added. */
export function LinksCard({ profile }: { readonly profile: Profile }) {
  const t = useText(text)
  const { offered } = useOffered()
  const { go, going, error } = useThirdParty({ mode: 'bind', back: null })
  const shown = socialProviders.filter(
    (provider) => profile.identities.includes(provider) || offered?.includes(provider),
  )
  if (shown.length === 0) return null
  return (
    <Card title={t.cardTitle}>
      <p className={`muted ${styles.lead}`}>{t.cardLead}</p>
      <ul className={styles.rows}>
        {shown.map((provider) => (
          <Row
            key={provider}
            provider={provider}
            nickname={profile.social[provider]}
            isLinked={profile.identities.includes(provider)}
            isOffered={offered?.includes(provider) ?? true}
            isGoing={going === provider}
            onLink={() => go(provider)}
          />
        ))}
      </ul>
      {error?.message && <FormAlert>{error.message}</FormAlert>}
    </Card>
  )
}

interface RowProps {
  readonly provider: SocialProvider
  readonly nickname: string | null
  readonly isLinked: boolean
  readonly isOffered: boolean
  readonly isGoing: boolean
  readonly onLink: () => void
}

function Row({ provider, nickname, isLinked, isOffered, isGoing, onLink }: RowProps) {
  const t = useText(text)
  const name = t[providerNames[provider]]
  const unlink = useProvenWrite(oauth.unbind, {
    refreshes: profileReads,
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: showRefused,
  })
  const takeAway = async () => {
    const title = t.fill('endLinkOf', { provider: name })
    const sentence = t.fill('endLinkSentence', { provider: name })
    if (await confirmed({ title, sentence, confirm: t.endLink, danger: true })) unlink.mutate({ provider })
  }
  const state = !isLinked ? t.notLinked : nickname === null ? t.isLinked : t.fill('isLinkedAs', { nickname })
  return (
    <li>
      <div className={`${styles.words} ${styles.short}`}>
        <h3>{name}</h3>
        <p className="muted">{state}</p>
        {!isOffered && <p className="muted">{t.notOffered}</p>}
      </div>
      {isLinked ? (
        <Button
          variant="default"
          aria-label={t.fill('endLinkOf', { provider: name })}
          loading={unlink.isPending}
          onClick={() => void takeAway()}
        >
          {t.endLink}
        </Button>
      ) : (
        <Button
          variant="light"
          aria-label={t.fill('startLinkOf', { provider: name })}
          loading={isGoing}
          onClick={onLink}
        >
          {t.startLink}
        </Button>
      )}
    </li>
  )
}
