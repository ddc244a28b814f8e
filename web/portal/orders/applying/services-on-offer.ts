export interface ServiceTicked {
  readonly id: string
  readonly qty: number
}

/**
 * The ticked services that the channel offers, as often as it allows. An edited order may still include one that was
 * withdrawn; all are kept until the offer is known.
 */
export function servicesOnOffer(
  ticked: Readonly<Record<string, number>>,
  offered: readonly { readonly id: string; readonly maxQty: number }[] | undefined,
): ServiceTicked[] {
  const services = Object.entries(ticked).map(([id, qty]) => ({ id, qty }))
  if (offered === undefined) return services
  return services.flatMap(({ id, qty }) => {
    const offer = offered.find((each) => each.id === id)
    return offer ? [{ id, qty: Math.min(qty, offer.maxQty) }] : []
  })
}
