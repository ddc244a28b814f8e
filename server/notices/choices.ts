import type { noticeChoices } from '#contract/notices.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { channelState, eventGroups, isOn, type NoticeChannel } from '#domain/member-event.ts'
import type { AsMember, Context, ReadCall, WriteCall } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { choicesOf, saveChoice } from './choices.sql.ts'

type Choices = Output<typeof noticeChoices.list>

/** Channels that this service has; an operator may add more. */
const offered = ({ environment }: Context): readonly NoticeChannel[] => {
  const { vapid, sms } = environment.notices
  return ['mail', 'site', ...(vapid ? (['push'] as const) : []), ...(sms ? (['sms'] as const) : [])]
}

/** E-104 */
export const list = ({ context, db, member }: ReadCall & AsMember): Promise<Choices> =>
  choicesFor(context, db, member.id)

/** E-105: what must stay on, and a channel that is not offered, cannot be switched. */
export async function set(
  { context, tx, member }: WriteCall & AsMember,
  choice: Input<typeof noticeChoices.set>,
): Promise<Choices> {
  const { group, channel } = choice
  if (!offered(context).includes(channel) || channelState(group, channel) !== 'choice')
    refuseFields({ channel: 'field_choice' })
  await saveChoice(tx, member.id, choice)
  return choicesFor(context, tx, member.id)
}

async function choicesFor(context: Context, db: Db, memberId: string): Promise<Choices> {
  const chosen = await choicesOf(db, memberId)
  const list = eventGroups.flatMap((group) =>
    offered(context).flatMap((channel) => {
      const state = channelState(group, channel)
      return state === 'none'
        ? []
        : [{ group, channel, isOn: isOn(chosen, group, channel), isFixed: state === 'fixed' }]
    }),
  )
  return { pushKey: context.environment.notices.vapid?.publicKey ?? null, list }
}
