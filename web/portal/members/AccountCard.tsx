import { Group } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { When } from '#web/kit/look/When.tsx'
import { text } from './profile.text.ts'
import styles from './Profile.module.css'
import type { Profile } from './use-profile.ts'

/** What a member can read but not change here. */
export function AccountCard({ profile }: { readonly profile: Profile }) {
  const t = useText(text)
  return (
    <Card title={t.accountTitle}>
      <dl className={styles.facts}>
        <dt>{t.memberNumber}</dt>
        <dd>
          <Group gap="xs">
            <span className="num">{profile.memberNumber}</span>
            <CopyButton text={profile.memberNumber} label={t.memberNumber} compact />
          </Group>
        </dd>
        <dt>{t.email}</dt>
        <dd>{profile.email}</dd>
        <dt>{t.level}</dt>
        <dd>{profile.level.name}</dd>
        <dt>{t.registered}</dt>
        <dd>
          <When at={profile.registeredAt} />
        </dd>
        <dt>{t.lastLogin}</dt>
        <dd>
          <When at={profile.lastLoginAt} />
        </dd>
        <dt>{t.password}</dt>
        <dd>
          <LinkButton to={paths.changePassword} variant="default" size="compact-md">
            {t.changePassword}
          </LinkButton>
        </dd>
      </dl>
    </Card>
  )
}
