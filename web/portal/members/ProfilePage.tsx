import { SimpleGrid, Skeleton } from '@mantine/core'
import { profiles } from '#contract/profile.ts'
import { InstallCard } from '#web/offline/InstallCard.tsx'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { RefusedAddress } from '#web/portal/notices/RefusedAddress.tsx'
import { SearchKeyCard } from '#web/kit/search/SearchKeyCard.tsx'
import { AccountCard } from './AccountCard.tsx'
import { AuthenticatorCard } from './AuthenticatorCard.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { LinksCard } from './LinksCard.tsx'
import { MyDataCard } from './MyDataCard.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { PhoneCard } from './PhoneCard.tsx'
import { text } from './profile.text.ts'
import { ProofDialogPart } from './ProofDialogPart.tsx'
import { SignInsCard } from './SignInsCard.tsx'
import { SocialCard } from './SocialCard.tsx'

/** A member's own account: details, phone and social accounts, sign-ins, own data (C-11, C-12). */
export function ProfilePage() {
  const t = useText(text)
  const profile = useRead(profiles.getProfile, {})
  return (
    <Page title={t.title} lead={t.lead}>
      <RefusedAddress />
      <Loaded query={profile} skeleton={<Skeleton height={420} radius="lg" />}>
        {(data) => (
          <>
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
              <AccountCard profile={data} />
              <DetailsCard profile={data} />
              <PhoneCard profile={data} />
              <SocialCard profile={data} />
            </SimpleGrid>
            <LinksCard profile={data} />
          </>
        )}
      </Loaded>
      <PasskeysCard />
      <AuthenticatorCard />
      <SignInsCard />
      <SearchKeyCard />
      <InstallCard />
      <MyDataCard />
      <ProofDialogPart />
    </Page>
  )
}
