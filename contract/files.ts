import * as z from 'zod/mini'
import { id, nothing, text } from '#contract/wire/fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

const uploaded = z.object({ fileId: id, url: z.string(), size: z.int(), type: z.string() })
const upload = z.object({ purpose: z.enum(['claim', 'voucher', 'photo', 'article'], { error: 'field_choice' }) })

export const files = group('files', {
  upload: write('/api/files/upload', {
    id: 'E-04',
    who: 'either',
    limit: 'upload',
    transport: 'multipart',
    input: upload,
    output: uploaded,
  }),
  get: read('/api/files/{id}', {
    id: 'E-05',
    who: 'anyone',
    transport: 'bytes',
    methods: ['GET'],
    input: z.object({
      id,
      sig: z.optional(text(0, 100)),
      exp: z.optional(text(0, 12)),
      by: z.optional(id),
      /** A thumbnail for a list, a few kB. */
      size: z.optional(z.enum(['small'])),
    }),
    output: nothing,
  }),
  staffUpload: write('/api/admin/files', {
    id: 'B-SY-04',
    who: 'staff',
    limit: 'upload',
    transport: 'multipart',
    input: upload,
    output: uploaded,
  }),
})
