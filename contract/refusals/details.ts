import * as z from 'zod/mini'
import { parcelIds } from '#contract/wire/fields.ts'

/** What refusals add to `data` that is sent under another name; the rest is sent as it is. */
export const refusalDetails = z.object({ parcelIds })
