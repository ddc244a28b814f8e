import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Failure } from '#web/client/api.ts'
import { loadWithin } from '#web/client/load-within.ts'
import { Loaded } from './Loaded.tsx'

/**
 * A part of a page that is loaded when first needed, so that the page itself loads sooner. If loading fails, it offers
 * a retry in its own place: input around it is kept.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const part = useQuery<{ readonly Part: ComponentType<Props> }, Failure>({
      queryKey: ['part', name],
      queryFn: async () => ({ Part: await loadWithin(load).catch(notArrived) }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })
    return (
      <Loaded query={part} skeleton={waiting}>
        {({ Part }) => <Part {...props} />}
      </Loaded>
    )
  }
}

const notArrived = (): never => {
  throw new Failure()
}
