import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import * as z from 'zod/mini'
import { Failure } from '#web/client/api.ts'
import { keptAt, markKept } from '#web/client/kept-at.ts'
import { keptAnswerOf } from './kept-answers.ts'
import type { KeptStore } from './store.ts'

interface Around {
  readonly store: KeptStore
  /** Who is signed in now. */
  readonly memberId: () => string | null
  readonly now: () => Date
  /** Resolves once the answer is on the screen, which storing must not delay. */
  readonly onScreen: () => Promise<void>
}

/**
 * Wraps the members' reads: stores the answers in `kept-answers.ts`, and answers from the store when the server cannot be
 * reached. If storing or loading fails, it is as if nothing had been stored; the read itself is never affected.
 */
export function keptReads({ store, memberId, now, onScreen }: Around) {
  async function keep<Op extends Operation>(
    owner: string,
    operation: Op,
    merge: (before: Output<Op> | null) => Output<Op> | null,
  ): Promise<void> {
    const at = now().toISOString()
    await onScreen()
    await store.change(owner, operation.name, (before) => {
      // Someone may have signed out, here or in another tab, since the answer arrived.
      if (memberId() !== owner) return null
      const merged = merge(before && unpacked(operation, before.answer))
      return merged && { at, answer: z.encode(operation.output, merged) }
    })
  }

  /** Everything stored from an operation's answers. */
  async function whole<Op extends Operation>(operation: Op): Promise<{ at: string; answer: Output<Op> } | null> {
    const owner = memberId()
    const kept = owner === null ? null : await store.read(owner, operation.name).catch(goWithout)
    const answer = kept && unpacked(operation, kept.answer)
    return kept && answer && memberId() === owner ? { at: kept.at, answer } : null
  }

  /** `shown` is what the page already shows; it is kept unless it was a stored answer itself. */
  async function read<Op extends Operation>(
    operation: Op,
    input: Input<Op>,
    ask: () => Promise<Output<Op>>,
    shown: Output<Op> | undefined,
  ): Promise<Output<Op>> {
    const [owner, policy] = [memberId(), keptAnswerOf(operation)]
    if (owner === null || policy === undefined) return ask()
    try {
      const answer = await ask()
      void keep(owner, operation, (before) => policy.merge(before, input, answer)).catch(goWithout)
      return answer
    } catch (error) {
      const isOurs = error instanceof Failure && (shown === undefined || keptAt(shown) !== null)
      const kept = isOurs ? await whole(operation) : null
      const picked = kept && policy.pick(kept.answer, input)
      if (!kept || !picked) throw error
      return markKept(picked, kept.at)
    }
  }

  return { read, whole, forget: () => store.forgetAllBut(memberId()).catch(goWithout) }
}

/** In private windows or on a full disk there is nothing to read offline. */
const goWithout = () => null

/** What an earlier version of the program stored may have another shape: it is then ignored. */
function unpacked<Op extends Operation>({ output }: Op, answer: unknown): Output<Op> | null {
  const { success, data } = z.safeDecode(output, answer as never)
  return success ? (data as Output<Op>) : null
}
