import { useEffect, useEffectEvent } from 'react'

interface Read {
  readonly data?: { readonly list: readonly unknown[] } | undefined
  readonly isFetching?: boolean
}

/**
 * For lists whose pages begin after a row: once the last row of a page is decided, the first page takes its place,
 * because an empty page looks as if nothing were left on the others.
 */
export function useFirstPage({ data, isFetching }: Read, after: string, onTurn: () => void): void {
  const turn = useEffectEvent(onTurn)
  const isPast = after !== '' && data?.list.length === 0 && !isFetching
  useEffect(() => {
    if (isPast) turn()
  }, [isPast])
}
