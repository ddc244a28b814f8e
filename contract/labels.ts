import { labelCopiesMost, labelFormats, labelSizes } from '#domain/label.ts'
import { printOutcomes } from '#domain/printing.ts'
import * as z from 'zod/mini'
import { id, int, nothing, text, time } from '#contract/wire/fields.ts'
import { queryInt } from '#contract/wire/input-fields.ts'
import { languageChoice } from '#contract/wire/language-choice.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* The label that a warehouse sticks on a parcel (decision record 90). */

export const labelledKinds = ['parcel', 'unclaimed'] as const

/** Who printed the label of one parcel, the newest first; the reason is empty the first time. */
export const labelPrints = z.array(
  z.object({
    at: time,
    by: z.string(),
    size: z.enum(labelSizes),
    format: z.enum(labelFormats),
    copies: z.int(),
    reason: z.string(),
    outcome: z.enum(printOutcomes),
    /** The station whose printer it was sent to; null: printed or saved by a browser. */
    printer: z.nullable(z.string()),
  }),
)

const labelled = {
  id,
  /** Whose id it is: that of a parcel, or of an unclaimed one. */
  of: z._default(z.enum(labelledKinds, { error: 'field_choice' }), 'parcel'),
  size: z.enum(labelSizes, { error: 'field_choice' }),
}

const drawn = z.object({
  ...labelled,
  /** The caller's own, unless another is asked for. */
  language: z.optional(languageChoice),
  /** Copies go round the pieces: `1/2`, `2/2`, `1/2` … */
  copies: z._default(queryInt(1, labelCopiesMost), 1),
})

const asFile = { who: ['W', 'A'], transport: 'download', output: nothing } as const

/** Only of what lies in one's own warehouses; anything else is not found (9006). What has left has no label (9002). */
export const staffLabels = group('staffLabels', {
  pdf: read('/api/admin/labels/{id}', { id: 'B-IN-45', ...asFile, input: drawn }),
  zpl: read('/api/admin/labels/{id}/zpl', { id: 'B-IN-46', ...asFile, input: drawn }),
  /** Noted before it is printed. From the second time on without a reason: 9090. */
  print: write('/api/admin/labels/{id}/prints', {
    id: 'B-IN-47',
    creates: true,
    who: ['W', 'A'],
    input: z.object({
      ...labelled,
      format: z.enum(labelFormats, { error: 'field_choice' }),
      copies: z._default(int(1, labelCopiesMost), 1),
      reason: z.optional(text(0, 200)),
    }),
    /** How often it was printed, this time included. */
    output: z.object({ printCount: z.int() }),
  }),
})
