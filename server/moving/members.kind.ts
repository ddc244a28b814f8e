import { text } from '#contract/wire/fields.ts'
import { email, phone } from '#contract/wire/input-fields.ts'
import { languages } from '#domain/language.ts'
import { tidyAlias } from '#domain/member-alias.ts'
import { tidyEmail } from '#domain/email.ts'
import { homeRegionCodes, normalisePhone } from '#domain/phone.ts'
import { moveMembersIn, takenEmails } from '#server/members/members.ts'
import * as z from 'zod/mini'
import { day, word } from './cells.ts'
import { inPast } from './days.ts'
import { kind, newAlias, unless } from './kind.ts'

const schema = z.object({
  oldNumber: newAlias,
  email,
  region: word(homeRegionCodes),
  phone: z.optional(phone),
  name: z.optional(text(1, 50)),
  language: z.optional(word(languages)),
  registeredOn: z.optional(day),
})

export const membersKind = kind({
  columns: {
    oldNumber: 'must',
    email: 'must',
    region: 'must',
    phone: 'may',
    name: 'may',
    language: 'may',
    registeredOn: 'may',
  },
  schema,
  cells: schema.shape,
  keyOf: ({ oldNumber = '' }) => tidyAlias(oldNumber),
  keyField: 'oldNumber',
  once: { field: 'email', of: (cells) => tidyEmail(cells['email'] ?? '') },
  ownerOf: null,
  judge: async (db, rows) => {
    const taken = await takenEmails(
      db,
      rows.flatMap(({ parsed }) => parsed.email ?? []),
    )
    return ({ parsed: { email: address, phone: number, region, registeredOn } }) => [
      ...unless(address === undefined || !taken.has(address), 'email', 'field_moving_email'),
      ...unless(!number || !region || normalisePhone(region, number) !== null, 'phone', 'M-05'),
      ...unless(inPast(registeredOn), 'registeredOn', 'field_moving_past'),
    ]
  },
  move: ({ context, tx }, rows) =>
    moveMembersIn(
      context,
      tx,
      rows.map(({ parsed }) => ({
        oldNumber: parsed.oldNumber,
        email: parsed.email,
        homeRegion: parsed.region,
        phoneE164: parsed.phone === undefined ? null : normalisePhone(parsed.region, parsed.phone),
        realName: parsed.name ?? null,
        language: parsed.language ?? 'zh-Hant',
        registeredOn: parsed.registeredOn ?? null,
      })),
    ),
  lost: { field: 'email', word: 'field_moving_email' },
})
