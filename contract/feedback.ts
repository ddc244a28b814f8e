import * as z from 'zod/mini'
import { feedbackStatus } from './codes.ts'
import { id, keyPage, memberNumber, page, text, time } from '#contract/wire/fields.ts'
import {
  captchaIfAsked,
  email,
  inOrder,
  keyPaging,
  linesOfText,
  paging,
  phone,
  queryBool,
  range,
} from '#contract/wire/input-fields.ts'
import { languageChoice } from '#contract/wire/language-choice.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/**
 * Which fields are required depends on the kind, so the handler checks that; here each field is checked if it is there.
 */
const written = z.object({
  kind: z.optional(z.enum(['feedback', 'survey', 'contact'], { error: 'field_choice' })),
  contactName: z.optional(text(1, 50)),
  phone: z.optional(phone),
  email: z.optional(email),
  content: z.optional(linesOfText(1, 1000)),
  salutation: z.optional(z.enum(['mr', 'ms'], { error: 'field_choice' })),
  opinion: z.optional(linesOfText(1, 2000)),
  ...captchaIfAsked,
})

export const feedback = group('messages', {
  create: write('/api/vjiyunclient/SaveJiyunMessage', {
    id: 'C-52',
    creates: true,
    who: 'visitor',
    says: 'M-18',
    input: written,
    output: z.object({ id }),
  }),
  listMine: read('/api/vjiyunclient/GetJiyunMessagesByQuery', {
    id: 'C-53',
    who: 'member',
    input: z.object({ ...range, replied: z.optional(queryBool), ...paging }).check(inOrder),
    output: page(
      z.object({
        id,
        contactName: z.string(),
        phone: z.nullable(z.string()),
        content: z.string(),
        createdAt: time,
        status: feedbackStatus,
        statusText: z.string(),
        reply: z.nullable(z.string()),
        repliedAt: z.nullable(time),
        /** The reply was first shown within the last minute, or is being shown now. */
        isNew: z.boolean(),
      }),
    ),
  }),
})

export const surveys = group('surveys', {
  /** Visitors' survey answers, newest first; `format=csv` returns all that match as a file. */
  search: read('/api/admin/surveys', {
    id: 'B-CS-08',
    who: ['S', 'E', 'A'],
    showsPeople: true,
    input: z
      .object({
        ...range,
        keyword: z.optional(text(0, 50)),
        ...keyPaging,
        format: z.optional(z.enum(['json', 'csv'], { error: 'field_choice' })),
      })
      .check(inOrder),
    output: keyPage(
      z.object({
        id,
        salutation: z.enum(['mr', 'ms']),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        opinion: z.string(),
        /** The language it was written in. */
        language: languageChoice,
        createdAt: time,
      }),
    ),
  }),
})

const staffMessage = z.object({
  id,
  kind: z.enum(['feedback', 'contact']),
  memberId: z.nullable(id),
  memberNumber: z.nullable(memberNumber),
  contactName: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  content: z.string(),
  createdAt: time,
  /** Null: a contact message, which has no status. */
  status: z.nullable(feedbackStatus),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(time),
  repliedBy: z.nullable(z.string()),
  version: z.int(),
})

export const staffFeedback = group('staffMessages', {
  reply: write('/api/admin/messages/{id}/reply', {
    id: 'B-CS-07',
    who: ['S', 'A'],
    input: z.object({ id, text: linesOfText(1, 2000) }),
    output: staffMessage,
  }),
})
