import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import * as z from 'zod/mini'
import { Failure } from '#web/client/api.ts'
import { keptAt, markKept } from '#web/client/kept-at.ts'
import { type KeptRule, ruleOf } from './rules.ts'
import type { KeptStore } from './store.ts'

interface Around {
  readonly store: KeptStore
  /** Who is signed in now. */
  readonly memberId: () => string | null
  readonly now: () => Date
}

/**
 * Stands around the members' reads: keeps the answers that rules allow, and answers from what was kept when nobody can
 * be reached. What cannot be kept or read back is as if it had never been kept; the read itself never suffers.
 */
export function keptReads({ store, memberId, now }: Around) {
  async function keep<Op extends Operation>(
    { merge }: KeptRule<Op>,
    { operation, input, answer, owner }: Answered<Op>,
  ): Promise<void> {
    const at = now().toISOString()
    await store.change(owner, operation.name, (before) => {
      // Somebody may have signed out, here or in another tab, since the answer came.
      if (memberId() !== owner) return null
      const merged = merge(before && unpacked(operation, before.answer), input, answer)
      return merged && { at, answer: z.encode(operation.output, merged) }
    })
  }

  async function recall<Op extends Operation>(operation: Op, input: Input<Op>): Promise<Output<Op> | null> {
    const kept = await whole(operation)
    const picked = kept && ruleOf(operation)?.pick(kept.answer, input)
    return kept && picked ? markKept(picked, kept.at) : null
  }

  /** All that is kept of an operation's answers. */
  async function whole<Op extends Operation>(operation: Op): Promise<{ at: string; answer: Output<Op> } | null> {
    const owner = memberId()
    const kept = owner === null ? null : await store.read(owner, operation.name).catch(goWithout)
    const answer = kept && unpacked(operation, kept.answer)
    return kept && answer && memberId() === owner ? { at: kept.at, answer } : null
  }

  /** `shown` is what the page shows already, which stays unless it was a kept answer itself. */
  async function read<Op extends Operation>(
    operation: Op,
    input: Input<Op>,
    ask: () => Promise<Output<Op>>,
    shown: Output<Op> | undefined,
  ): Promise<Output<Op>> {
    const [owner, rule] = [memberId(), ruleOf(operation)]
    if (owner === null || rule === undefined) return ask()
    try {
      const answer = await ask()
      void keep(rule, { operation, input, answer, owner }).catch(goWithout)
      return answer
    } catch (error) {
      const isOurs = error instanceof Failure && (shown === undefined || keptAt(shown) !== null)
      const kept = isOurs ? await recall(operation, input) : null
      if (kept === null) throw error
      return kept
    }
  }

  return { read, recall, whole, forget: () => store.forgetAllBut(memberId()).catch(goWithout) }
}

interface Answered<Op extends Operation> {
  readonly operation: Op
  readonly input: Input<Op>
  readonly answer: Output<Op>
  readonly owner: string
}

/** Private windows, full disks: there is then nothing to read offline. */
const goWithout = () => null

/** What an earlier version of the program kept may have another shape: it is then nothing. */
function unpacked<Op extends Operation>({ output }: Op, answer: unknown): Output<Op> | null {
  const { success, data } = z.safeDecode(output, answer as never)
  return success ? (data as Output<Op>) : null
}
