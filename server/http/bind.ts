import type { Input, Operation, Output, Who } from '#contract/wire/operation.ts'
import type { AsMember, AsStaff, AsVisitor, OutwardCall, ReadCall, StreamCall, WriteCall } from '#server/context.ts'
import type { Pipe } from './stream.ts'

type As<W extends Who> = W extends 'member'
  ? AsMember
  : W extends 'visitor'
    ? AsVisitor
    : W extends 'anyone'
      ? unknown
      : W extends 'either'
        ? Partial<AsMember & AsStaff>
        : AsStaff

type CallOf<Op extends Operation> = Op extends { readonly outward: true }
  ? OutwardCall
  : Op['kind'] extends 'write'
    ? WriteCall
    : ReadCall

type Handler<Op extends Operation> = (call: CallOf<Op> & As<Op['who']>, input: Input<Op>) => Promise<Output<Op>>

/** An operation with the handler that answers it; `bind` has checked their types against each other. */
export interface Route {
  readonly operation: Operation
  // The router calls every handler the same way, so the types that `bind` checked are erased here.
  readonly handler: (call: never, input: never) => Promise<unknown>
  /** Sends the same answer as a file when the caller asks for one with `format`. */
  readonly asFile?: DownloadRoute['handler']
}

/**
 * Binds each operation of a group to its handler: a missing handler, or an answer outside the contract, does not
 * compile.
 */
export function bind<Group extends Record<string, Operation>>(
  group: Group,
  handlers: { readonly [Key in keyof Group]: Handler<Group[Key]> },
): readonly Route[] {
  return Object.keys(group).flatMap((key) => {
    const operation = group[key]
    const handler = handlers[key]
    return operation && handler ? [{ operation, handler }] : []
  })
}

/** A file to download, written piece by piece as it is read. */
interface Download {
  readonly name: string
  readonly type: string
  readonly body: AsyncIterable<Uint8Array>
}

/** An operation that answers with a file. */
export interface DownloadRoute {
  readonly operation: Operation
  readonly handler: (call: never, input: never) => Promise<Download>
}

/** A list that is also available as a file: `format=csv` is answered by the second handler. */
export const bindReport = <Op extends Operation>(
  operation: Op,
  handler: Handler<Op>,
  asFile: (call: ReadCall & As<Op['who']>, input: Input<Op>) => Promise<Download>,
): Route => ({ operation, handler, asFile })

/** Binds an operation that only answers with a file. */
export const bindDownload = <Op extends Operation>(
  operation: Op,
  handler: (call: ReadCall & As<Op['who']>, input: Input<Op>) => Promise<Download>,
): DownloadRoute => ({ operation, handler })

/** Begins to write a stream once it is open. */
type Start = (pipe: Pipe) => void

/** An operation that answers with a stream of events. */
export interface StreamRoute {
  readonly operation: Operation
  readonly handler: (call: never) => Promise<Start>
}

/** Binds an operation that answers with a stream of events. */
export const bindStream = <Op extends Operation>(
  operation: Op,
  handler: (call: StreamCall & As<Op['who']>) => Promise<Start>,
): StreamRoute => ({ operation, handler })
