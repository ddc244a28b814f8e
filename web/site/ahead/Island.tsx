import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, islands } from '#web/site/islands.ts'
import { pieceOf } from './pieces.ts'

/** What the component takes that `islands.ts` loads under a name, so that page and browser cannot part. */
type Taken<Name extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[Name]>>['Island']>
type PropsOf<Name extends IslandName> = Taken<Name> extends readonly [infer Props extends object] ? Props : object

interface IslandProps<Name extends IslandName, Props extends PropsOf<Name>> {
  readonly name: Name
  readonly of: ComponentType<Props>
  /** What it starts with; it travels in the page as JSON. */
  readonly props: Props
  /** Wakes as soon as the page is there when its address already asks something; otherwise at the first touch. */
  readonly wakes?: 'at-once'
}

/** A part of a public page that can be used: readable as it stands, woken in the browser apart from the rest. */
export function Island<Name extends IslandName, Props extends PropsOf<Name>>(island: IslandProps<Name, Props>) {
  const { name, of, props, wakes } = island
  const html = renderToString(createElement(of, props), { identifierPrefix: `${name}-` })
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-wakes={wakes}>
      {pieceOf(html)}
    </div>
  )
}
