import { captchas } from '#contract/captchas.ts'
import { signedIn } from '#contract/signed-in.ts'
import { needs } from '#contract/needs.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import type { nothing } from '#contract/wire/fields.ts'
import type { Input, Operation } from '#contract/wire/operation.ts'
import { requestFor } from '#contract/wire/request.ts'
import { readBefore } from '#web/client/queries.ts'
import { memberSession } from '#web/client/session.ts'
import { readFirstCode } from '#web/kit/form/first-code.ts'
import { paths } from '#web/paths.ts'
import type { PortalPage } from './pages.ts'

type Read = Operation & { readonly input: typeof nothing }
type Opened = Pick<PortalPage, 'path' | 'shell'>

/** How long a page waits for what it shows first, once its code is there; then it shows that it is loading. */
const patienceMs = 400

/** Besides the member's name, which every page of a member shows. */
const further: Readonly<Record<string, readonly Read[]>> = {
  [paths.memberHome]: [needs.list, parcelCounts.homeCounts],
}

/** Forms of visitors that begin with an image code; who is signed in can open them too. */
const codeOf: Readonly<Record<string, Input<typeof captchas.create>['scene']>> = {
  [paths.login]: 'login',
  [paths.register]: 'register',
  [paths.retrievePassword]: 'reset',
}

const readsOf = ({ path, shell }: Opened): readonly Read[] =>
  shell === 'member' ? [signedIn.home, ...(further[path] ?? [])] : []

/** The build puts them into the document of the page, which asks for them before the program (`ahead.ts`). */
export function firstReadsOf(page: Opened): readonly string[] {
  const scene = codeOf[page.path]
  const ofMember = readsOf(page).map((operation) => requestFor(operation, {}).url)
  return scene ? [requestFor(captchas.create, { scene }).url] : ofMember
}

/** So that the first screen is drawn once, with what it shows. */
export async function readFirst(page: Opened): Promise<void> {
  const scene = codeOf[page.path]
  const isMember = memberSession.token() !== null
  const reads = isMember ? readsOf(page).map((operation) => readBefore(operation, {})) : []
  if (scene) reads.push(readFirstCode(scene))
  await Promise.race([Promise.all(reads), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
