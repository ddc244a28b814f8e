import { Button } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './LoginProviders.module.css'
import { providerNames } from './LoginProviders.tsx'
import type { Ticket } from './third-party-tab.ts'
import { text } from './third-party.text.ts'

interface TicketNoticeProps {
  readonly ticket: Ticket
  readonly onDrop: () => void
}

/** What a registration will be linked to, and the way to leave it out. */
export function TicketNotice({ ticket: { provider, nickname }, onDrop }: TicketNoticeProps) {
  const t = useText(text)
  const name = t[providerNames[provider]]
  return (
    <div className={styles.notice}>
      <p>{t.fill('registering', { provider: name, nickname: nickname || name })}</p>
      <Button variant="subtle" size="compact-md" mt="xs" onClick={onDrop}>
        {t.without}
      </Button>
    </div>
  )
}
