import { type ComponentType, lazy } from 'react'
import { loadWithin } from '#web/client/load-within.ts'
import { PageFailed } from './PageFailed.tsx'

/** A page, fetched when it is opened. Where it does not arrive, a page says so and offers to try again. */
export function lazyPage<Name extends string, Props = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  const loadPage = async (): Promise<{ default: ComponentType<Props> }> => ({ default: (await loadWithin(load))[name] })
  return lazy(() => loadPage().catch(() => ({ default: PageFailed })))
}
