import { Button, Skeleton } from '@mantine/core'
import type { SocialProvider } from '#contract/profile.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './LoginProviders.module.css'
import { text } from './third-party.text.ts'
import { useOffered, useThirdParty } from './use-third-party.ts'

interface LoginProvidersProps {
  /** Also registering begins at the third party: whoever is known there already is signed in. */
  readonly isForNewcomers?: boolean
  /** Where to go after signing in. */
  readonly back: string | null
}

/** Signing in through the third parties that are enabled (C-13, C-07, R-061). Its place is kept while it is not known. */
export function LoginProviders({ isForNewcomers = false, back }: LoginProvidersProps) {
  const t = useText(text)
  const { offered, expected } = useOffered()
  const { go, going, error } = useThirdParty({ mode: 'signin', back })
  const count = offered?.length ?? expected
  if (count === 0) return null
  const title = isForNewcomers ? t.registerTitle : t.title
  return (
    <section aria-label={title} className={styles.ways}>
      <p className={styles.title}>{title}</p>
      <div className={styles.grid}>
        {offered === null
          ? Array.from({ length: count }, (_, index) => <Skeleton key={index} height={44} radius="md" />)
          : offered.map((provider) => (
              <Button
                key={provider}
                variant="default"
                h={44}
                aria-label={isForNewcomers ? t[newcomerLabels[provider]] : t[provider]}
                loading={going === provider}
                onClick={() => go(provider)}
              >
                {t[providerNames[provider]]}
              </Button>
            ))}
      </div>
      {error?.message && (
        <div className={styles.notice}>
          <FormAlert>{error.message}</FormAlert>
        </div>
      )}
    </section>
  )
}

export const providerNames = {
  facebook: 'nameFacebook',
  wechat: 'nameWechat',
  qq: 'nameQq',
  wangwang: 'nameWangwang',
} as const satisfies Record<SocialProvider, keyof typeof text>

const newcomerLabels = {
  facebook: 'registerFacebook',
  wechat: 'registerWechat',
  qq: 'registerQq',
  wangwang: 'registerWangwang',
} as const satisfies Record<SocialProvider, keyof typeof text>
