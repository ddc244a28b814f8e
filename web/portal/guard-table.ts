import { paths } from '#web/paths.ts'

interface Visit {
  readonly hasMeta: boolean
  readonly hasToken: boolean
  readonly path: string
  /** Whether the member has the flag that /permission requires. */
  readonly hasFlag: boolean
}

/** Routes with meta that a visitor may see. */
const openToVisitors: readonly string[] = [paths.home, paths.kongFreight, paths.southeast, paths.about]

/** The guard table: null allows the visit, a path redirects it. */
export function guard({ hasMeta, hasToken, path, hasFlag }: Visit): string | null {
  if (!hasMeta) return null
  if (!hasToken) return openToVisitors.includes(path) ? null : paths.home
  return path === paths.permission && !hasFlag ? paths.forbidden : null
}
