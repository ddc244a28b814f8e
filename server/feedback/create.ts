import type { feedback } from '#contract/feedback.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { spendCaptcha } from '#server/auth/captcha.ts'
import { readConfig } from '#server/settings/config.ts'
import type { AsVisitor, WriteCall } from '#server/context.ts'
import { countMessage } from '#server/http/limits.ts'
import { networkTrace, sourceOf } from '#server/http/network.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { insertMessage, insertStep, insertSurvey } from './sql.ts'

type Call = WriteCall & AsVisitor
type Written = Input<typeof feedback.create>
type Created = Output<typeof feedback.create>

/**
 * C-52: a member's feedback, or what a visitor writes with an image code: an answer to the survey, or a question. For a
 * signed-in member the default kind is feedback; a visitor has to name one.
 */
export async function create(call: Call, written: Written): Promise<Created> {
  const kind = written.kind ?? (call.member ? 'feedback' : refuseFields({ kind: 'field_required' }))
  if (kind === 'feedback') return giveFeedback(call, written)
  return kind === 'survey' ? answerSurvey(call, written) : contact(call, written)
}

async function giveFeedback(call: Call, { contactName, phone, content }: Written): Promise<Created> {
  const { tx, context, member, language } = call
  if (!member) refuse('token_missing')
  const isPhoneAsked = (await readConfig(context, tx))['feedback.phoneRequired']
  const complete = required({ contactName, content, phone: phone ?? (isPhoneAsked ? undefined : '') })
  await limit(call, 'letter', member.id)
  const { id } = await insertMessage(tx, {
    kind: 'feedback',
    memberId: member.id,
    contactName: complete.contactName,
    phone: complete.phone || null,
    email: null,
    content: complete.content,
    language,
  })
  await insertStep(tx, {
    messageId: id,
    event: 'submit',
    from: null,
    to: 'open',
    actor: { kind: 'member', id: member.id },
  })
  return { id }
}

async function contact(call: Call, { contactName, email, phone, content, ...code }: Written): Promise<Created> {
  const { tx, member, language } = call
  const complete = required({ contactName, content, ...codeOf(code) })
  if (!email && !phone) refuseFields({ email: 'field_required' })
  await spendCaptcha(call, 'site', complete)
  await limit(call, 'letter', member?.id)
  const { id } = await insertMessage(tx, {
    kind: 'contact',
    memberId: member?.id ?? null,
    contactName: complete.contactName,
    phone: phone ?? null,
    email: email ?? null,
    content: complete.content,
    language,
  })
  const actor = member ? ({ kind: 'member', id: member.id } as const) : ({ kind: 'visitor', id: null } as const)
  await insertStep(tx, { messageId: id, event: 'submit', from: null, to: null, actor })
  return { id }
}

async function answerSurvey(call: Call, { salutation, opinion, phone, email, ...code }: Written): Promise<Created> {
  const { tx, context, member, language, network } = call
  const complete = required({ salutation, opinion, ...codeOf(code) })
  await spendCaptcha(call, 'site', complete)
  await limit(call, 'survey', member?.id)
  return insertSurvey(tx, {
    salutation: complete.salutation,
    opinion: complete.opinion,
    phone: phone ?? null,
    email: email ?? null,
    language,
    networkHash: networkTrace(context, 'survey', network),
  })
}

const codeOf = ({ captchaId, captchaCode }: Pick<Written, 'captchaId' | 'captchaCode'>) => ({ captchaId, captchaCode })

/** Counted in the call's own transaction: what was refused does not count. */
async function limit({ context, tx, ip }: Call, kind: 'letter' | 'survey', memberId?: string) {
  if (context.environment.rateLimits) await countMessage(tx, kind, memberId ?? sourceOf(ip))
}

/** Refuses, field by field, what this kind requires and is missing. */
function required<Fields extends MayLack>(fields: Fields): Complete<Fields> {
  if (!isComplete(fields)) refuseFields(Object.fromEntries(missingIn(fields).map((name) => [name, 'field_required'])))
  return fields
}

type MayLack = Readonly<Record<string, string | undefined>>
type Complete<Fields> = { readonly [Name in keyof Fields]: NonNullable<Fields[Name]> }

const missingIn = (fields: MayLack) => Object.keys(fields).filter((name) => fields[name] === undefined)

const isComplete = <Fields extends MayLack>(fields: Fields): fields is Fields & Complete<Fields> =>
  missingIn(fields).length === 0
