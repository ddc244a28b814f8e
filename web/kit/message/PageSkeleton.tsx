import { Skeleton } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'

export function PageSkeleton() {
  const t = useText(text)
  return (
    <div aria-busy="true">
      <span className="for-readers" role="status">
        {t.loading}
      </span>
      <Skeleton height={32} width={220} mb="lg" />
      <Skeleton height={160} mb="md" />
      <Skeleton height={160} />
    </div>
  )
}
