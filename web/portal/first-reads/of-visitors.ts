import type { captchas } from '#contract/members.ts'
import type { Input } from '#contract/wire/operation.ts'
import { memberSession } from '#web/client/session.ts'
import { readFirstCode } from '#web/kit/form/first-code.ts'
import { paths } from '#web/paths.ts'

type Scene = Input<typeof captchas.create>['scene']

/** Forms of visitors that begin with an image code. */
const sceneOf: Readonly<Record<string, Scene>> = {
  [paths.login]: 'login',
  [paths.register]: 'register',
  [paths.retrievePassword]: 'reset',
}

export const codeSceneOf = (path: string): Scene | undefined => sceneOf[path]

export async function readFirst(path: string): Promise<void> {
  const scene = codeSceneOf(path)
  if (scene && memberSession.token() === null) await readFirstCode(scene)
}
