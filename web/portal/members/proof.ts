import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { type Failure, Refusal } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { sharedState } from '#web/kit/message/shared-state.ts'

/* Deeds that change who can get in want a fresh proof (2029): the page asks for it once, and sends the same again. */

interface Asking {
  readonly isOpen: boolean
  readonly answer: (given: boolean) => void
}

const dialog = sharedState<Asking>({ isOpen: false, answer: () => {} })

/** For the dialog itself, which is part of the page. */
export const useProofDialog = dialog.use

export function endProof(given: boolean): void {
  const { answer } = dialog.now()
  dialog.set({ isOpen: false, answer: () => {} })
  answer(given)
}

const proofGiven = (): Promise<boolean> => new Promise((answer) => dialog.set({ isOpen: true, answer }))

const isProofAsked = (error: Error | null): boolean =>
  error instanceof Refusal && error.code === refusalCode.proof_again

interface Options<Op extends Operation> {
  readonly refreshes?: readonly Operation[]
  readonly onDone?: (output: Output<Op>, input: Input<Op>) => void
  readonly onRefused?: (refusal: Refusal | Failure) => void
}

interface Given {
  readonly onError: (error: Refusal | Failure) => void
}

/** `useWrite` for such a deed. Whoever closes the dialog has changed nothing. */
export function useProvenWrite<Op extends Operation>(operation: Op, { onRefused, ...options }: Options<Op> = {}) {
  const write = useWrite(operation, options)
  const mutate = (input: Input<Op>, given?: Given) => {
    const refused = (error: Refusal | Failure) => {
      onRefused?.(error)
      given?.onError(error)
    }
    const ask = (error: Refusal | Failure) => {
      if (!isProofAsked(error)) return refused(error)
      void proofGiven().then((isGiven) => {
        if (isGiven) write.mutate(input, { onError: refused })
        else write.reset()
      })
    }
    write.mutate(input, { onError: ask })
  }
  return { ...write, mutate, error: isProofAsked(write.error) ? null : write.error }
}
