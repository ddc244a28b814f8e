import { Button } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import { WarnIcon } from '#web/ui/icons.tsx'
import notice from '#web/ui/Notice.module.css'
import { text } from '#web/ui/text.ts'

/** Stands in for a page whose code did not arrive in time, or that broke. */
export function PageFailed() {
  const t = useText(text)
  return (
    <div className={notice.place} role="alert">
      <WarnIcon size={36} style={{ color: 'var(--bad)' }} />
      <h1 className={notice.title}>{t.chunkTitle}</h1>
      <p className={notice.sentence}>{t.chunkSentence}</p>
      <Button onClick={() => window.location.reload()}>{t.retry}</Button>
    </div>
  )
}
