import { useSearchParams } from 'react-router'
import { useChangeUrl } from './use-change-url.ts'

/** The page number in the URL; anything invalid means page 1. */
export const pageNumber = (word: string) => Math.max(1, Math.trunc(Number(word)) || 1)

/** How a list is shown: these leave no row out. */
const ways: readonly string[] = ['page', 'sort', 'size']

/** Whether a list has filters beyond its defaults; its page, its order and the length of its pages do not count. */
export const isFiltered = (
  filters: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): boolean => Object.keys(defaults).some((name) => !ways.includes(name) && filters[name] !== defaults[name])

export const pageSizes = [10, 20, 50, 100] as const

/** The length of a page in the URL; anything else means the usual one. */
export const pageSizeOf = (word: string | undefined, usual: number): number =>
  pageSizes.find((size) => String(size) === word) ?? usual

type Words<Filters> = { readonly [Name in keyof Filters]: string }

/**
 * Filters in the URL, as strings: `const [filters, setFilters] = useUrlFilters({ status: '', from: '2026-10-21' })`. A
 * value equal to its default is left out of the URL; changing a filter goes back to page 1, and closes the row that is
 * kept in the URL under the name `row`.
 */
export function useUrlFilters<Filters extends Readonly<Record<string, string>>>(
  defaults: Filters,
  row?: string,
): [Words<Filters>, (changes: Partial<Words<Filters>>) => void] {
  const [params] = useSearchParams()
  const changeUrl = useChangeUrl()
  const inUrl = Object.keys(defaults).flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : []))
  const setFilters = (changes: Partial<Words<Filters>>) =>
    changeUrl(
      (words) => {
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value === undefined || value === defaults[name]) words.delete(name)
          else words.set(name, value)
        }
        if (!('page' in changes)) words.delete('page')
        if (row !== undefined) words.delete(row)
      },
      { replace: true },
    )
  return [Object.assign({}, defaults, Object.fromEntries(inUrl)), setFilters]
}
