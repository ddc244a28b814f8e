import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import { spendCaptcha } from '#server/auth/captcha.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsVisitor, WriteCall } from '#server/context.ts'
import { countSiteForecast, countSiteTry } from '#server/http/limits.ts'
import { findMemberByNumber } from '#server/members/members.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { createForecast, judgedDraft } from './forecast.ts'

type Call = WriteCall & AsVisitor
type Typed = Input<typeof parcels.forecastFromSite>

/**
 * C-27: the form of the public site. Signed in, it is for the caller's own account; otherwise a member number and an
 * image code say for whom, at most twenty a day for one member, and from one address ten an hour and five members a
 * day. The answer reveals nothing about the member.
 */
export async function forecastFromSite(call: Call, typed: Typed): Promise<Output<typeof parcels.forecastFromSite>> {
  const { memberNumber: _number, captchaId: _id, captchaCode: _code, ...forecast } = typed
  const { member } = call
  if (member) {
    await createForecast(call, forecast, {
      member,
      origin: { source: 'site', actor: { kind: 'member', id: member.id } },
      onCap: (cap) => refuseFields({ trackingNumber: cap }),
    })
  } else {
    await createForecast(call, forecast, {
      member: await readMember(call, typed),
      origin: { source: 'site', actor: { kind: 'visitor', id: null } },
      onCap: () => refuse('rate_limited'),
    })
  }
  return { trackingNumber: typed.trackingNumber, status: 'forecast' }
}

type Named = Pick<Typed, 'memberNumber' | 'captchaId' | 'captchaCode'>

/** All fields are checked before the image code, because checking spends it. */
async function readMember(call: Call, { memberNumber, captchaId, captchaCode, ...forecast }: Typed) {
  const { tx, context, ip } = call
  if (!memberNumber || !captchaId || !captchaCode) refuseMissing({ memberNumber, captchaId, captchaCode })
  await judgedDraft(tx, forecast, memberNumber)
  await spendCaptcha(call, 'site', { captchaId, captchaCode })
  if (context.environment.rateLimits) await countSiteTry(context.database, ip, tidyMemberNumber(memberNumber))
  const card = orRefuse(await findMemberByNumber(tx, memberNumber), 'member_unknown')
  if (card.state !== 'active') refuse('member_unknown')
  if (context.environment.rateLimits) await countSiteForecast(tx, card.memberId)
  return { id: card.memberId, memberNumber: card.memberNumber }
}

function refuseMissing(named: Named): never {
  const missing = Object.entries(named).filter(([, value]) => !value)
  refuseFields(Object.fromEntries(missing.map(([field]) => [field, 'field_required'])))
}
