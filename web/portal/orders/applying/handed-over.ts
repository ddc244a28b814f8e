import type { EligibleParcel } from './apply-form.ts'

/**
 * Parcels that another page hands to the application, with the link to it: a hundred ids would be too long for an
 * address. A reload keeps them, a link that is passed on does not.
 */
interface HandedOver {
  readonly ticked: readonly EligibleParcel[]
}

export const handedOver = (ticked: readonly EligibleParcel[]): HandedOver => ({ ticked })

/** The state of the router's location may be anything. */
export function tickedIn(state: unknown): readonly EligibleParcel[] {
  const given = state as Partial<HandedOver> | null
  return Array.isArray(given?.ticked) ? given.ticked : []
}
