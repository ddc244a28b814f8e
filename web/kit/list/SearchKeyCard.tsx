import { Switch } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { switchSearchKey, useIsSearchKeyOn } from './search-key.ts'
import { text } from './search-key.text.ts'

/** A personal setting: whether `/` focuses the search on this device. */
export function SearchKeyCard() {
  const t = useText(text)
  return (
    <Card title={t.title}>
      <Switch
        label={t.label}
        description={t.hint}
        checked={useIsSearchKeyOn()}
        onChange={(event) => switchSearchKey(event.currentTarget.checked)}
      />
    </Card>
  )
}
