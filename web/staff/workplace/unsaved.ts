/*
 * What was scanned under one name is saved under that name: as long as something waits to be saved, nobody changes at the
 * station.
 */

const holders = new Set<symbol>()

/** Until the returned function is called. */
export function holdPerson(): () => void {
  const holder = Symbol('unsaved')
  holders.add(holder)
  return () => {
    holders.delete(holder)
  }
}

export const isPersonHeld = () => holders.size > 0
