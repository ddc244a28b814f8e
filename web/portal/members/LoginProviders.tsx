import { Button } from '@mantine/core'
import { site } from '#contract/content.ts'
import { oauth, socialProviders } from '#contract/profile.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import styles from './EntryCard.module.css'
import { text } from './login-providers.text.ts'

/** Signing in through the third parties that are enabled (C-13, C-07, R-061); nothing is said of the others. */
export function LoginProviders() {
  const t = useText(text)
  const { data } = useRead(site.getConfig, { appid: 'web' })
  const start = useWrite(oauth.authorize, { onDone: ({ authorizeUrl }) => window.location.assign(authorizeUrl) })
  // Without an answer, signing in with a password still works.
  if (!data) return null
  const open = socialProviders.filter((known) =>
    data.oauthProviders.some(({ provider, enabled }) => enabled && provider === known),
  )
  if (open.length === 0) return null
  const redirectUri = `${window.location.origin}${basePath}${paths.login}`
  return (
    <section aria-label={t.title} className={styles.form}>
      {start.error?.message && <FormAlert>{start.error.message}</FormAlert>}
      {open.map((provider) => (
        <Button
          key={provider}
          variant="default"
          loading={start.isPending && start.variables?.provider === provider}
          onClick={() => start.mutate({ provider, redirectUri })}
        >
          {t[provider]}
        </Button>
      ))}
    </section>
  )
}
