/** The warehouse that is offered first: most parcels go there. */
const usualCode = 2

/** Where more than one address could be shown; undefined when no warehouse is open. */
export const usualWarehouse = <Warehouse extends { readonly code: number }>(
  list: readonly Warehouse[],
): Warehouse | undefined => list.find(({ code }) => code === usualCode) ?? list[0]
