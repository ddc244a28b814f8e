import { useEffect } from 'react'
import { site } from '#contract/content.ts'
import { oauth, type SocialProvider, socialProviders } from '#contract/profile.ts'
import { basePath } from '#web/client/base-path.ts'
import { useRead } from '#web/client/queries.ts'
import { storedChoice } from '#web/kit/look/stored-choice.ts'
import { paths } from '#web/paths.ts'
import { useProvenWrite } from './proof.ts'
import { keepStarted, type Started } from './third-party-tab.ts'

/** Goes to a third party, to sign in or to link it; it sends people back to /signInReturn. */
export function useThirdParty({ mode, back }: Pick<Started, 'mode' | 'back'>) {
  const start = useProvenWrite(oauth.authorize, {
    onDone: ({ authorizeUrl, state, browserKey }, { provider, redirectUri }) => {
      keepStarted({ provider, redirectUri, state, browserKey, mode, back })
      window.location.assign(authorizeUrl)
    },
  })
  const { reset } = start
  // Whoever comes back by the browser's button finds the page as it was left: its button must work again.
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', onShown)
    return () => window.removeEventListener('pageshow', onShown)
  }, [reset])
  return {
    go: (provider: SocialProvider) => {
      const redirectUri = `${window.location.origin}${basePath}${paths.signInReturn}`
      start.mutate({ provider, redirectUri, mode })
    },
    /** Also until the other page has come. */
    going: start.isPending || start.isSuccess ? (start.variables?.provider ?? null) : null,
    error: start.error,
  }
}

/** How many there were the last time, so that the page keeps its place for them. */
const lastSeen = storedChoice(() => localStorage, 'sign-in-ways')

interface Offered {
  /** Null until the answer has come. */
  readonly offered: readonly SocialProvider[] | null
  readonly expected: number
}

/** Those that an operator has set up (C-13); nothing is said of the others. */
export function useOffered(): Offered {
  const { data, isError } = useRead(site.getConfig, { appid: 'web' })
  const count = data?.oauthProviders.filter(({ enabled }) => enabled).length
  useEffect(() => {
    if (count !== undefined) lastSeen.keep(String(count))
  }, [count])
  const before = lastSeen.read()
  const expected = before === null ? socialProviders.length : Math.min(Number(before) || 0, socialProviders.length)
  // Without an answer, signing in with a password still works.
  if (!data) return { offered: isError ? [] : null, expected }
  const offered = socialProviders.filter((known) =>
    data.oauthProviders.some(({ provider, enabled }) => enabled && provider === known),
  )
  return { offered, expected }
}
