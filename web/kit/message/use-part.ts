import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Failure } from '#web/client/api.ts'
import { loadWithin } from '#web/client/load-within.ts'

/** Loads the code of a part once, however many places show it; a failure is told, and can be tried again. */
export function usePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { enabled = true } = {},
) {
  return useQuery<{ readonly Part: ComponentType<Props> }, Failure>({
    queryKey: ['part', name],
    queryFn: async () => ({ Part: await loadWithin(load).catch(notArrived) }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

const notArrived = (): never => {
  throw new Failure()
}
