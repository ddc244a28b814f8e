interface ServiceCount {
  readonly id: string
  readonly quantity: number
}

/** The services that were asked for and done less often, or not at all. */
export const reducedServices = (asked: readonly ServiceCount[], done: readonly ServiceCount[]) =>
  asked
    .map(({ id, quantity }) => ({ id, quantity, doneQuantity: done.find((each) => each.id === id)?.quantity ?? 0 }))
    .filter(({ quantity, doneQuantity }) => doneQuantity < quantity)
