import { useEffect, useEffectEvent } from 'react'
import { Loaded, type LoadedProps } from '#web/kit/message/Loaded.tsx'
import { hasNothing, lastPageBefore, type NumberedPage } from './past-end.ts'
import { useChangeUrl } from './use-change-url.ts'

type LoadedListProps<Page> = Omit<LoadedProps<Page>, 'isEmpty'> & {
  /** A page past the end stays, because something of it is open and may have been filled in. */
  readonly staysHere?: boolean
}

/** A page of a list whose number is in the URL, with its four states: empty means that there is no row on any page. */
export function LoadedList<Page extends NumberedPage>({ staysHere = false, ...props }: LoadedListProps<Page>) {
  useLastPage(staysHere ? { data: undefined } : props.query)
  return <Loaded {...props} isEmpty={hasNothing} />
}

/**
 * The last row of the last page may be decided or deleted, also by somebody else: its page would then look as if there
 * were none at all. The last page takes its place in the history.
 */
export function useLastPage({
  data,
  isFetching,
}: Pick<LoadedProps<NumberedPage>['query'], 'data' | 'isFetching'>): void {
  const changeUrl = useChangeUrl()
  // While an answer is on its way, the one shown may be older or belong to another page.
  const last = data && !isFetching ? lastPageBefore(data) : null
  const turnTo = useEffectEvent((page: number) =>
    changeUrl(
      (words) => {
        if (page === 1) words.delete('page')
        else words.set('page', String(page))
      },
      { replace: true },
    ),
  )
  useEffect(() => {
    if (last !== null) turnTo(last)
  }, [last])
}
