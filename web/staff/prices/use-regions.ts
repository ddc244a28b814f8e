import { regions as regionCalls } from '#contract/warehouses.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'

type Region = Output<typeof regionCalls.tree>['list'][number]

interface Placed extends Omit<Region, 'children'> {
  /** With the regions around it. */
  readonly path: string
}

/** Regions of any level that belong to a destination, or all of them if it is empty; none while they are loading. */
export function useRegions(destinationCode: string): readonly Placed[] {
  const tree = useRead(regionCalls.tree, {})
  return (tree.data?.list ?? [])
    .flatMap((region) => withBelow(region, ''))
    .filter((region) => destinationCode === '' || region.destinationCode === destinationCode)
}

function withBelow({ children, ...region }: Region, around: string): readonly Placed[] {
  const path = around === '' ? region.name : `${around} / ${region.name}`
  return [{ ...region, path }, ...children.flatMap((child) => withBelow(child, path))]
}
