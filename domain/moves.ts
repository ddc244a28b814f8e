/**
 * One row of a state table; `null` means that the thing does not exist: not yet, or no longer. Who may make the move is
 * `who` of the call in `contract/`.
 */
export type Move<State extends string> = {
  readonly from: readonly (State | null)[]
  readonly to: State | null | 'same'
  /** A further condition. Conditions on other rows, or on the input, are checked by the handler. */
  readonly when?: (thing: never) => boolean
}

export type Moves<State extends string> = Readonly<Record<string, Move<State>>>

type Question<Thing, Row> = Row extends { readonly when: (thing: infer Guarded) => boolean }
  ? (thing: Thing & Guarded) => boolean
  : (thing: Thing) => boolean

export type Can<Thing, Table> = { readonly [Event in keyof Table]: Question<Thing, Table[Event]> }

/** `can(table).event(thing)`: the one check that buttons and the server both make before a transition. */
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
