import { captchas } from '#contract/members.ts'
import { requestFor } from '#contract/wire/request.ts'
import type { PortalPage } from '#web/portal/pages.ts'
import { memberReadsOf } from './of-members.ts'
import { codeSceneOf } from './of-visitors.ts'

/** The build puts them into the document of the page, which asks for them before the program (`ahead.ts`). */
export function firstReadsOf({ path, shell }: PortalPage): readonly string[] {
  const scene = codeSceneOf(path)
  if (scene) return [requestFor(captchas.create, { scene }).url]
  return shell === 'member' ? memberReadsOf(path).map((operation) => requestFor(operation, {}).url) : []
}
