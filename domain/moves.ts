/** Who causes a move (contract D). An administrator may do whatever any of the staff may, so rows do not repeat it. */
export type Actor = 'member' | 'visitor' | 'warehouse' | 'finance' | 'service' | 'admin' | 'system'

/** One row of a state table; `null` is "not there": before its first move a thing is nowhere, after its last it is gone. */
export type Move<State extends string> = {
  readonly from: readonly (State | null)[]
  readonly to: State | null | 'same'
  readonly by: readonly Actor[]
  /** What else must hold. What depends on other rows, or on what was typed, is for the deed to check. */
  readonly when?: (thing: never) => boolean
}

export type Moves<State extends string> = Readonly<Record<string, Move<State>>>

type Question<Thing, Row> = Row extends { readonly when: (thing: infer Guarded) => boolean }
  ? (thing: Thing & Guarded) => boolean
  : (thing: Thing) => boolean

export type Can<Thing, Table> = { readonly [Event in keyof Table]: Question<Thing, Table[Event]> }

/** `can(table).event(thing)`: the one question that buttons and the server both ask before a move. */
export function can<State extends string, Thing, Table extends Moves<State>>(
  moves: Table,
  stateOf: (thing: Thing) => State | null,
): Can<Thing, Table>
export function can(moves: Moves<string>, stateOf: (thing: never) => string | null) {
  const ask = (move: Move<string>) => (thing: never) => {
    const state = stateOf(thing)
    return state !== null && move.from.includes(state) && (move.when === undefined || move.when(thing))
  }
  return Object.fromEntries(Object.entries(moves).map(([event, move]) => [event, ask(move)]))
}
