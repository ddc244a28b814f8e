import type { Output } from '#contract/wire/operation.ts'
import type { referrals } from '#contract/referrals.ts'
import { siteName } from '#web/client/site-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { drawPoster } from './poster.ts'
import styles from './Promote.module.css'
import { text } from './text.ts'

type Summary = Output<typeof referrals.summary>

/** The poster as it will be sent, with the ways in which this device can share it. */
export function PosterCard({ summary }: { readonly summary: Summary }) {
  const t = useText(text)
  const { invitationCode: code, inviteUrl: url } = summary
  const poster = useQuery({
    queryKey: ['poster', url, t.language],
    queryFn: async () => {
      const words = {
        brand: siteName(t.language),
        head: t.posterHead,
        line: t.posterLine,
        codeLabel: t.code,
        scan: t.posterScan,
      }
      const picture = await drawPoster({ url, code, ...words })
      if (!picture) throw new Error('this browser draws no picture')
      return {
        file: new File([picture], `invitation-${code}.png`, { type: 'image/png' }),
        address: URL.createObjectURL(picture),
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Card title={t.poster}>
      <div className={styles.poster}>
        {poster.data ? (
          <img
            className={styles.picture}
            src={poster.data.address}
            alt={t.fill('posterAlt', { code })}
            width={270}
            height={360}
          />
        ) : poster.isError ? null : (
          <Skeleton width={270} height={360} radius="md" />
        )}
        <div className={styles.words}>
          <p>{poster.isError ? t.posterFailed : t.posterSentence}</p>
          {poster.data && (
            <div className={styles.buttons}>
              {canSend(poster.data.file) && <SendButton file={poster.data.file} />}
              <Button component="a" href={poster.data.address} download={poster.data.file.name} variant="default">
                {t.save}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Phones can share files with messengers; most desktops cannot. */
const canSend = (file: File) => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

function SendButton({ file }: { readonly file: File }) {
  const t = useText(text)
  // Closing the share sheet is a change of mind, not a failure.
  const send = () => void navigator.share({ files: [file] }).catch(() => {})
  return <Button onClick={send}>{t.share}</Button>
}
