import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, islands } from '#web/site/islands.ts'
import { pieceOf } from './pieces.ts'

/** The props of the component that `islands.ts` loads under a name, so that page and browser always match. */
type Taken<Name extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[Name]>>['Island']>
type PropsOf<Name extends IslandName> = Taken<Name> extends readonly [infer Props extends object] ? Props : object

interface IslandProps<Name extends IslandName, Props extends PropsOf<Name>> {
  readonly name: Name
  readonly of: ComponentType<Props>
  /** Its initial props, embedded in the page as JSON. */
  readonly props: Props
  /** Hydrated on load if its address contains parameters; otherwise at the first interaction. */
  readonly wakes?: 'at-once'
}

/** An interactive part of a public page: readable as prerendered, hydrated in the browser separately from the rest. */
export function Island<Name extends IslandName, Props extends PropsOf<Name>>(island: IslandProps<Name, Props>) {
  const { name, of, props, wakes } = island
  const html = renderToString(createElement(of, props), { identifierPrefix: `${name}-` })
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-wakes={wakes}>
      {pieceOf(html)}
    </div>
  )
}
