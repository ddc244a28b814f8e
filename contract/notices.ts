import { eventGroups, noticeChannels } from '#domain/member-event.ts'
import * as z from 'zod/mini'
import { refusedAddress } from '#contract/wire/member-shapes.ts'
import { bool, id, nothing, page, text, time } from '#contract/wire/fields.ts'
import { paging, queryBool } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* What a member was told: every event that is mailed to a member leaves a notice. */

const eventGroup = z.enum(eventGroups, { error: 'field_choice' })
const channel = z.enum(noticeChannels, { error: 'field_choice' })

const notice = z.object({
  id,
  group: eventGroup,
  title: z.string(),
  /** One or two sentences; empty where the title says it all. */
  text: z.string(),
  /** A page of ours, below the path of the site. */
  link: z.nullable(z.string()),
  createdAt: time,
  readAt: z.nullable(time),
})

const choices = z.object({
  /** What a browser subscribes to; null where push messages are not offered. */
  pushKey: z.nullable(z.string()),
  /** Each group with each channel that the service offers. */
  list: z.array(
    z.object({
      group: eventGroup,
      channel,
      isOn: z.boolean(),
      /** Never switched off: it is about the member’s money, parcels, orders or the safety of the account. */
      isFixed: z.boolean(),
    }),
  ),
})

export const notices = group('notices', {
  list: read('/api/member/notices', {
    id: 'E-100',
    who: 'member',
    input: z.object({ unread: z.optional(queryBool), group: z.optional(eventGroup), ...paging }),
    output: page(notice),
  }),
  markRead: write('/api/member/notices/read', {
    id: 'E-102',
    who: 'member',
    input: z.object({ id }),
    output: nothing,
  }),
  markAllRead: write('/api/member/notices/read-all', {
    id: 'E-103',
    who: 'member',
    input: nothing,
    output: z.object({ marked: z.int() }),
  }),
})

export const noticeChoices = group('noticeChoices', {
  list: read('/api/member/notice-choices', { id: 'E-104', who: 'member', input: nothing, output: choices }),
  set: write('/api/member/notice-choices/set', {
    id: 'E-105',
    who: 'member',
    input: z.object({ group: eventGroup, channel, isOn: bool }),
    output: choices,
  }),
})

/** Whether mails to the member’s own address arrive, as far as the mail server says so at once. */
export const mailAddress = group('mailAddress', {
  state: read('/api/member/mail-address', {
    id: 'E-106',
    who: 'member',
    input: nothing,
    output: z.object({ refused: z.nullable(refusedAddress) }),
  }),
  tryAgain: write('/api/member/mail-address/try-again', {
    id: 'E-107',
    who: 'member',
    input: nothing,
    output: nothing,
  }),
})

/** A browser’s own words for itself (RFC 8291), in base64url. */
export const pushSubscriptions = group('pushSubscriptions', {
  save: write('/api/member/push-subscriptions/save', {
    id: 'E-108',
    who: 'member',
    input: z.object({ endpoint: text(1, 1000), publicKey: text(1, 200), secret: text(1, 100) }),
    output: nothing,
  }),
  drop: write('/api/member/push-subscriptions/drop', {
    id: 'E-109',
    who: 'member',
    input: z.object({ endpoint: text(1, 1000) }),
    output: nothing,
  }),
})
