import type { staffPages } from '#contract/content-office.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import {
  dropPageDraft,
  findOfficePage,
  keepPageDraft,
  listOfficePages,
  lockPage,
  type OfficePage,
  showPage,
} from './office-pages.sql.ts'
import { asWhole, requireKnownNames, requireText, tidy, warningsOf } from './office-texts.ts'

type Calls = typeof staffPages
type Call = WriteCall & AsStaff
type Whole = Output<Calls['get']>

/** B-CO-05 */
export const listAll = async ({ db }: ReadCall): Promise<Output<Calls['list']>> => ({
  list: (await listOfficePages(db)).map((page) => ({ ...page, title: asWhole(page.title) })),
})

/** B-CO-05 */
export const getOne = async ({ db, language }: ReadCall, { slug }: Input<Calls['get']>): Promise<Whole> =>
  onWire(orRefuse(await findOfficePage(db, slug), 'not_found'), language)

/** B-CO-05: shown at once, which also ends a draft; or kept as a draft while the page stays as it is. */
export async function save(call: Call, input: Input<Calls['save']>): Promise<Whole> {
  const { tx, staff } = call
  const before = await locked(call, input)
  const texts = { title: tidy(input.title), body: tidy(input.body) }
  requireText(texts)
  await requireKnownNames(tx, texts)
  await (input.draft ? keepPageDraft : showPage)(tx, staff.id, before.slug, texts)
  return answered(call, before)
}

/** B-CO-11 */
export async function discardDraft(call: Call, input: Input<Calls['discardDraft']>): Promise<Whole> {
  const before = await locked(call, input)
  if (!before.hasDraft) refuse('staff_state')
  await dropPageDraft(call.tx, call.staff.id, before.slug)
  return answered(call, before)
}

/** The row, locked until the transaction ends; 1005 if somebody else changed it first. */
async function locked({ tx }: Call, { slug, version }: { slug: string; version?: number | undefined }) {
  orRefuse(await lockPage(tx, slug), 'not_found')
  const page = orRefuse(await findOfficePage(tx, slug), 'not_found')
  if (version !== undefined && version !== page.version) refuse('version_conflict')
  return page
}

async function answered(call: Call, before: OfficePage): Promise<Whole> {
  const after = await findOfficePage(call.tx, before.slug)
  assert(after, 'a page that was written is there')
  call.audit({ kind: 'page', id: after.id, before: trace(before), after: trace(after) })
  return onWire(after, call.language)
}

const trace = ({ slug, hasDraft, version }: OfficePage) => ({ slug, hasDraft, version })

function onWire({ shown, ...page }: OfficePage, language: Language): Whole {
  const { title, body, hasDraft } = page
  return {
    ...page,
    title: asWhole(title),
    body: asWhole(body),
    warnings: warningsOf({ title, body }, language),
    published: hasDraft ? { title: asWhole(shown.title), body: asWhole(shown.body) } : null,
  }
}
