import '@mantine/core/styles/Pagination.css'
import { NativeSelect, Pagination } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Pager.module.css'
import { text } from './pager.text.ts'
import { text as listText } from './list.text.ts'
import { useChangeUrl } from './use-change-url.ts'
import { pageSizes } from './use-url-filters.ts'

interface PagerProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** Counting stopped at a limit: there may be more, and paging further is possible. */
  readonly totalCapped?: boolean
  /** The usual length of a page, where the reader may choose another (kept in the URL as `size`). */
  readonly usualSize?: number
  /** The name under which the URL keeps an open row, which another page does not have. */
  readonly row?: string
}

/** Page numbers; the current one is kept in the URL as `page`. */
export function Pager({ page, pageSize, total, totalCapped = false, usualSize, row }: PagerProps) {
  const t = useText(text)
  const changeUrl = useChangeUrl()
  const pages = Math.max(1, Math.ceil(total / pageSize), totalCapped ? page + 1 : 1)
  const turnTo = (next: number) => {
    changeUrl((words) => {
      if (next === 1) words.delete('page')
      else words.set('page', String(next))
      if (row !== undefined) words.delete(row)
    })
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      <span className="muted num">{t.fill(totalCapped ? 'totalRowsOrMore' : 'totalRows', { total })}</span>
      {usualSize !== undefined && total > pageSizes[0] && <PageSize size={pageSize} usual={usualSize} />}
      {pages > 1 && <PageNumbers page={page} pages={pages} onTurn={turnTo} />}
    </nav>
  )
}

function PageSize({ size, usual }: { readonly size: number; readonly usual: number }) {
  const t = useText(listText)
  const changeUrl = useChangeUrl()
  const choose = (word: string) =>
    changeUrl(
      (words) => {
        words.delete('page')
        if (word === String(usual)) words.delete('size')
        else words.set('size', word)
      },
      { replace: true },
    )
  return (
    <NativeSelect
      className={styles.size ?? ''}
      size="sm"
      aria-label={t.pageSize}
      value={String(size)}
      onChange={(event) => choose(event.currentTarget.value)}
      data={pageSizes.map((each) => ({ value: String(each), label: t.fill('perPage', { count: each }) }))}
    />
  )
}

interface PageNumbersProps {
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

export function PageNumbers({ page, pages, onTurn }: PageNumbersProps) {
  const t = useText(text)
  return (
    <Pagination
      value={page}
      total={pages}
      size="sm"
      siblings={1}
      onChange={onTurn}
      getItemProps={(each) => ({ 'aria-label': t.fill('pageNumber', { page: each }) })}
      getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t.previousPage : t.nextPage })}
    />
  )
}
