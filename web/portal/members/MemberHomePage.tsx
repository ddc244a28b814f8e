import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { signedIn } from '#contract/signed-in.ts'
import type { Output } from '#contract/wire/operation.ts'
import { painted } from '#web/client/painted.ts'
import { useRead } from '#web/client/queries.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { businessHour } from '#web/kit/text/business-day.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { useIsPainted } from '#web/kit/look/use-is-painted.ts'
import { useWide } from '#web/kit/look/use-wide.ts'
import { text } from './home.text.ts'
import { Needs } from './Needs.tsx'
import { ParcelCounts } from './ParcelCounts.tsx'

type Home = Output<typeof signedIn.home>

/** Below the first screen of a phone, so it is loaded once that is shown. */
const HomeCards = lazyPart(
  'HomeCards',
  async () => {
    await painted()
    return (await import('./HomeCards.tsx')).HomeCards
  },
  <Skeleton height={420} radius="lg" />,
)

/** First what needs the member's action, then counts, then the rest (C-10, C-25, E-79). */
export function MemberHomePage() {
  const t = useText(text)
  const titles = useText(routeTitles)
  const [hour] = useState(() => businessHour())
  const isWide = useWide()
  const isPainted = useIsPainted()
  const { data: known } = useRead(signedIn.home, {})
  return (
    <Page
      title={known ? t.fill(partOfDay(hour), { name: known.displayName }) : titles.memberHome}
      lead={known && lastSignIn(known, t)}
    >
      <Needs />
      {/* Below the first screen of a phone, which draws it in its next frame. */}
      {isWide || isPainted ? <ParcelCounts /> : <Skeleton height={216} radius="lg" />}
      <HomeCards />
    </Page>
  )
}

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')

const lastSignIn = (home: Home, t: ReturnType<typeof useText<typeof text>>) =>
  home.lastLoginAt ? t.fill('lastLogin', { when: formatWhen(home.lastLoginAt, t.language) }) : t.firstLogin
