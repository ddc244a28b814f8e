import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { switchSearchKey, useIsSearchKeyOn } from './search-key.ts'
import { text } from './search-key.text.ts'

interface SearchKeyCardProps {
  /** What the key does, where that is not going to the search field of the page. */
  readonly label?: string
}

/** A personal setting: whether the key `/` works on this device. */
export function SearchKeyCard({ label }: SearchKeyCardProps) {
  const t = useText(text)
  return (
    <Card title={t.title}>
      <Switch
        label={label ?? t.label}
        description={t.hint}
        checked={useIsSearchKeyOn()}
        onChange={(event) => switchSearchKey(event.currentTarget.checked)}
      />
    </Card>
  )
}
