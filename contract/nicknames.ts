import * as z from 'zod/mini'
import { id, text } from '#contract/wire/fields.ts'
import { group, write } from '#contract/wire/operation.ts'
import { ownParcelRow } from '#contract/wire/shapes.ts'

/** What a member calls a parcel; nobody else is shown it. */
export const nicknames = group('nicknames', {
  /** Empty: it has no name any more. */
  set: write('/api/member/parcels/nickname', {
    id: 'E-91',
    who: 'member',
    says: 'M-18',
    input: z.object({ id, nickname: text(0, 30) }),
    output: ownParcelRow,
  }),
})
