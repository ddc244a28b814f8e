import type { ReactNode } from 'react'
import type { Failure, Refusal } from '#web/client/api.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Failed, Kept, Stale } from './Failed.tsx'
import { keptAt } from '#web/client/kept-at.ts'
import { text } from '#web/kit/text/common.text.ts'

/** The part of a read (`useRead`) that a page needs. */
export interface ReadResult<Data> {
  readonly data: Data | undefined
  readonly error: Refusal | Failure | null
  readonly refetch: () => unknown
  readonly isFetching?: boolean
}

export interface LoadedProps<Data> {
  readonly query: ReadResult<Data>
  readonly skeleton: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** The four states of a place that shows data: loading, failed, empty, full. Data already shown stays readable. */
export function Loaded<Data>({ query, skeleton, isEmpty, empty, children }: LoadedProps<Data>) {
  const t = useText(text)
  const { data, error } = query
  const retry = () => void query.refetch()
  if (data === undefined) {
    if (error) return <Failed error={error} onRetry={retry} isRetrying={query.isFetching ?? false} />
    return (
      <div aria-busy="true">
        <span className="for-readers" role="status">
          {t.loading}
        </span>
        {skeleton}
      </div>
    )
  }
  const at = keptAt(data)
  return (
    <>
      {error && <Stale onRetry={retry} />}
      {at !== null && <Kept at={at} onRetry={retry} />}
      {isEmpty?.(data) && empty ? empty : children(data)}
    </>
  )
}
