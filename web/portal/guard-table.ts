import { paths } from '#web/paths.ts'

interface Visit {
  readonly hasMeta: boolean
  readonly hasToken: boolean
  readonly path: string
  /** Whether the member holds the flag that /permission asks for. */
  readonly hasFlag: boolean
}

/** Routes with meta that a visitor may see (K4). */
const openToVisitors: readonly string[] = [paths.home, paths.kongFreight, paths.southeast, paths.about]

/** The truth table K4: null lets the visit pass, a path sends it there. */
export function guard({ hasMeta, hasToken, path, hasFlag }: Visit): string | null {
  if (!hasMeta) return null
  if (!hasToken) return openToVisitors.includes(path) ? null : paths.home
  return path === paths.permission && !hasFlag ? paths.forbidden : null
}
