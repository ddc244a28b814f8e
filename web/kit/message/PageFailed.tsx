import { Button } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { WarnIcon } from '#web/kit/look/icons.tsx'
import notice from '#web/kit/look/Notice.module.css'
import { text } from '#web/kit/text/common.text.ts'

/** Shown instead of a page whose code did not load in time, or that crashed. */
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
