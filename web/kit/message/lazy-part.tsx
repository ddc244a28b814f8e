import type { ComponentType, ReactNode } from 'react'
import { Loaded } from './Loaded.tsx'
import { usePart } from './use-part.ts'

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
    const part = usePart(name, load)
    return (
      <Loaded query={part} skeleton={waiting}>
        {({ Part }) => <Part {...props} />}
      </Loaded>
    )
  }
}
