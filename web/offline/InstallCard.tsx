import { Button } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { install, useInstallWay } from './install.ts'
import { text } from './text.ts'

/** A personal setting: installs the site as an app on this device, where that is possible. */
export function InstallCard() {
  const t = useText(text)
  const way = useInstallWay()
  if (way === 'none') return null
  return (
    <Card title={t.installTitle}>
      <p className="muted">{t.installLead}</p>
      {way === 'by-hand' ? (
        <p>{t.installByHand}</p>
      ) : (
        <Button variant="default" mt="sm" onClick={() => void install()}>
          {t.install}
        </Button>
      )}
    </Card>
  )
}
