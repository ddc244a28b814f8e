import { useSearchParams } from 'react-router'

/** The page number in the URL; anything invalid means page 1. */
export const pageNumber = (word: string) => Math.max(1, Math.trunc(Number(word)) || 1)

/** Whether a list has filters beyond its defaults; page numbers do not count. */
export const isFiltered = (
  filters: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): boolean => Object.keys(defaults).some((name) => name !== 'page' && filters[name] !== defaults[name])

type Words<Filters> = { readonly [Name in keyof Filters]: string }

/**
 * Filters in the URL, as strings: `const [filters, setFilters] = useUrlFilters({ status: '', from: '2026-10-21' })`. A
 * value equal to its default is left out of the URL; changing a filter goes back to page 1.
 */
export function useUrlFilters<Filters extends Readonly<Record<string, string>>>(
  defaults: Filters,
): [Words<Filters>, (changes: Partial<Words<Filters>>) => void] {
  const [params, setParams] = useSearchParams()
  const inUrl = Object.keys(defaults).flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : []))
  const setFilters = (changes: Partial<Words<Filters>>) => {
    const changed = new URLSearchParams(params)
    for (const [name, value] of Object.entries<string | undefined>(changes)) {
      if (value === undefined || value === defaults[name]) changed.delete(name)
      else changed.set(name, value)
    }
    if (!('page' in changes)) changed.delete('page')
    setParams(changed, { replace: true })
  }
  return [Object.assign({}, defaults, Object.fromEntries(inUrl)), setFilters]
}
