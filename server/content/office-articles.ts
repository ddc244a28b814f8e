import type { staffArticles } from '#contract/content-office.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { orRefuse } from '#server/database/db.ts'
import { violated } from '#server/database/db-faults.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import {
  countOfficeArticles,
  deleteArticle,
  dropDraft,
  findOfficeArticle,
  hideArticle,
  insertArticle,
  keepDraft,
  listOfficeArticles,
  lockArticle,
  type OfficeArticle,
  publishArticle,
  updateHidden,
} from './office-articles.sql.ts'
import { asWhole, requireKnownNames, requireText, tidy, warningsOf } from './office-texts.ts'

type Calls = typeof staffArticles
type Call = WriteCall & AsStaff
type Whole = Output<Calls['get']>

/** B-CO-01 */
export async function list({ db }: ReadCall, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { after = null, pageSize, ...filter } = input
  const [rows, { total }] = await Promise.all([
    listOfficeArticles(db, filter, after, pageSize + 1),
    countOfficeArticles(db, filter, countedAtMost),
  ])
  const shown = rows.slice(0, pageSize)
  return {
    list: shown.map((row) => ({ ...row, title: asWhole(row.title), summary: asWhole(row.summary) })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    ...cappedTotal(total),
  }
}

/** B-CO-01 */
export const get = async ({ db, language }: ReadCall, { id }: Input<Calls['get']>): Promise<Whole> =>
  onWire(orRefuse(await findOfficeArticle(db, id), 'not_found'), language)

/** B-CO-02: a draft, whatever its state says; visitors do not see it. */
export async function create(call: Call, input: Input<Calls['create']>): Promise<Whole> {
  const { kind, slug, pinned = false, publishAt = null } = input
  const texts = { title: tidy(input.title), summary: tidy(input.summary ?? {}), body: tidy(input.body ?? {}) }
  requireText({ title: texts.title })
  await requireKnownNames(call.tx, texts)
  const made = await insertArticle(call.tx, call.staff.id, { kind, slug, ...texts, pinned, publishAt })
  if (!made) refuseFields({ slug: 'field_slug_taken' })
  return answered(call, made.id, null)
}

/** B-CO-02: the new text of a published article is kept as a draft until it is published too. */
export async function update(call: Call, input: Input<Calls['update']>): Promise<Whole> {
  const { tx, staff } = call
  const before = await locked(call, input)
  const { kind = before.kind, slug = before.slug } = input
  const draft = draftOf(input, before)
  requireText({ title: draft.title })
  await requireKnownNames(tx, { title: draft.title, summary: draft.summary, body: draft.body })
  if (before.state === 'draft') {
    await updateHidden(tx, staff.id, before.id, { kind, slug, ...draft }).catch((error: unknown) => {
      if (violated(error, 'articles_slug_key')) refuseFields({ slug: 'field_slug_taken' })
      throw error
    })
  } else {
    // Others may link to its address.
    if (kind !== before.kind || slug !== before.slug) refuse('staff_state')
    await keepDraft(tx, staff.id, before.id, draft)
  }
  return answered(call, before.id, before)
}

const draftOf = (input: Input<Calls['update']>, before: OfficeArticle) => ({
  title: input.title ? tidy(input.title) : before.title,
  summary: input.summary ? tidy(input.summary) : before.summary,
  body: input.body ? tidy(input.body) : before.body,
  pinned: input.pinned ?? before.pinned,
  publishAt: input.publishAt === undefined ? before.publishAt : input.publishAt,
})

/**
 * B-CO-03: shown from its publishing time, or from now if it has none; the draft of a shown article replaces its text.
 */
export async function publish(call: Call, input: Input<Calls['publish']>): Promise<Whole> {
  const before = await locked(call, input)
  if (before.state !== 'draft' && !before.hasDraft) refuse('staff_state')
  requireText({ title: before.title, body: before.body })
  // A name may have lost its meaning since the text was saved: a line that is no longer offered.
  await requireKnownNames(call.tx, { title: before.title, summary: before.summary, body: before.body })
  await publishArticle(call.tx, call.staff.id, before.id)
  return answered(call, before.id, before)
}

/** B-CO-03 */
export async function unpublish(call: Call, input: Input<Calls['unpublish']>): Promise<Whole> {
  const before = await locked(call, input)
  if (before.state === 'draft') refuse('staff_state')
  await hideArticle(call.tx, call.staff.id, before.id)
  return answered(call, before.id, before)
}

/** B-CO-11 */
export async function discardDraft(call: Call, input: Input<Calls['discardDraft']>): Promise<Whole> {
  const before = await locked(call, input)
  if (!before.hasDraft) refuse('staff_state')
  await dropDraft(call.tx, call.staff.id, before.id)
  return answered(call, before.id, before)
}

/** B-CO-04 */
export async function remove(call: Call, input: Input<Calls['delete']>): Promise<Output<Calls['delete']>> {
  const before = await locked(call, input)
  if (before.state !== 'draft') refuse('staff_state')
  await deleteArticle(call.tx, before.id)
  const { title, summary, body } = before
  call.audit({ kind: 'article', id: before.id, before: { ...trace(before), title, summary, body } })
  return {}
}

/** The row, locked until the transaction ends; 1005 if somebody else changed it first. */
async function locked({ tx }: Call, { id, version }: { id: string; version?: number | undefined }) {
  orRefuse(await lockArticle(tx, id), 'not_found')
  const article = orRefuse(await findOfficeArticle(tx, id), 'not_found')
  if (version !== undefined && version !== article.version) refuse('version_conflict')
  return article
}

/** Texts themselves are kept with their versions; the trail records who acted and the resulting state. */
const trace = ({ slug, state, hasDraft, version }: OfficeArticle) => ({ slug, state, hasDraft, version })

async function answered(call: Call, id: string, before: OfficeArticle | null): Promise<Whole> {
  const after = await findOfficeArticle(call.tx, id)
  assert(after, 'an article that was written is there')
  call.audit({ kind: 'article', id, ...(before ? { before: trace(before) } : {}), after: trace(after) })
  return onWire(after, call.language)
}

function onWire({ shown, ...article }: OfficeArticle, language: Language): Whole {
  const { title, summary, body } = article
  const { publishAt } = shown
  return {
    ...article,
    title: asWhole(title),
    summary: asWhole(summary),
    body: asWhole(body),
    warnings: warningsOf({ title, summary, body }, language),
    published:
      article.hasDraft && publishAt !== null
        ? {
            title: asWhole(shown.title),
            summary: asWhole(shown.summary),
            body: asWhole(shown.body),
            pinned: shown.pinned,
            publishAt,
          }
        : null,
  }
}
