import { captchas } from '#contract/captchas.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'

/*
 * The first image code of a page. Its document asked for it, and somebody may be typing it already, so the form is
 * drawn with it.
 */

type Scene = Input<typeof captchas.create>['scene']
type Code = Output<typeof captchas.create>

interface First {
  readonly scene: Scene
  readonly answer: Promise<Code>
  code: Code | null
}

let first: First | null = null

export async function readFirstCode(scene: Scene): Promise<void> {
  const mine: First = { scene, answer: call(captchas.create, { scene }), code: null }
  first = mine
  // A refusal is for the field, which asks for the answer again.
  await mine.answer.then(
    (code) => {
      mine.code = code
    },
    () => {},
  )
}

/** The code, if it has arrived before the form is drawn. Each is given once. */
export function arrivedCode(scene: Scene): Code | undefined {
  if (first?.scene !== scene || first.code === null) return undefined
  const { code } = first
  first = null
  return code
}

/** The code that is still on its way, or another one. */
export function nextCode(scene: Scene): Promise<Code> {
  if (first?.scene !== scene) return call(captchas.create, { scene })
  const { answer } = first
  first = null
  return answer
}
