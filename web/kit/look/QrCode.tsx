import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/kit/text/use-text.ts'
import { text as words } from '#web/kit/text/common.text.ts'

interface QrCodeProps {
  readonly text: string
  /** What it contains, for people who cannot see it. */
  readonly label: string
  readonly size?: number
}

/** Drawn in the browser, so its content is sent to nobody. */
export function QrCode({ text, label, size = 180 }: QrCodeProps) {
  const t = useText(words)
  const drawing = useQuery({ queryKey: ['qr', text], queryFn: () => draw(text), staleTime: Number.POSITIVE_INFINITY })
  if (drawing.isError) {
    return (
      <p role="alert">
        {t.qrFailed}{' '}
        <Button variant="default" size="compact-md" loading={drawing.isFetching} onClick={() => void drawing.refetch()}>
          {t.retry}
        </Button>
      </p>
    )
  }
  if (!drawing.data) return <Skeleton width={size} height={size} />
  const { side, path } = drawing.data
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`-4 -4 ${side + 8} ${side + 8}`}
      style={{ background: '#ffffff', borderRadius: 10 }}
    >
      <path d={path} fill="#000000" />
    </svg>
  )
}

async function draw(text: string) {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size
  const dark = Array.from(modules.data).flatMap((isDark, index) =>
    isDark ? [`M${index % side} ${Math.floor(index / side)}h1v1h-1z`] : [],
  )
  return { side, path: dark.join('') }
}
