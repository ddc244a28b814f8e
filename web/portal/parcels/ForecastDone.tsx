import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Cat } from '#web/kit/look/Cat.tsx'
import styles from './ForecastForm.module.css'
import { text } from './text.ts'

/** What was done, what happens next and how long it takes; the page's heading names the parcel. */
export function ForecastDone({ onAnother }: { readonly onAnother: () => void }) {
  const t = useText(text)
  // The button that sent the form has disappeared, so the focus moves here.
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <Card>
      <div ref={here} role="status" tabIndex={-1} className={styles.place}>
        <Cat mood="happy" />
        <p>{t.forecastDoneNext}</p>
      </div>
      <Group mt="md">
        <Button onClick={onAnother}>{t.forecastAnother}</Button>
        <LinkButton to={paths.parcels} variant="default">
          {t.seeParcels}
        </LinkButton>
      </Group>
    </Card>
  )
}
