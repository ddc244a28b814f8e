import type { Text } from '#domain/language.ts'
import { paths } from '#web/paths.ts'
import { text as billsText } from '#web/portal/bills/text.ts'
import { text as calculatorText } from '#web/portal/calculator/text.ts'
import { text as claimsText } from '#web/portal/claims/text.ts'
import { text as couponsText } from '#web/portal/coupons/text.ts'
import { text as feedbackText } from '#web/portal/feedback/text.ts'
import { text as profileText } from '#web/portal/members/profile.text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as parcelsText } from '#web/portal/parcels/text.ts'
import { text as pointsText } from '#web/portal/pick-up-points/text.ts'
import { text as topUpsText } from '#web/portal/topups/text.ts'
import { text as warehousesText } from '#web/portal/warehouses/text.ts'

/** The sentences below the titles of pages, where they never change: they can be read before the program arrives. */
export const leads: Readonly<Record<string, Text>> = {
  [paths.tracking]: parcelsText.trackLead,
  [paths.apply]: applyText.lead,
  [paths.singleTicket]: applyText.singleLead,
  [paths.bills]: billsText.lead,
  [paths.calculator]: calculatorText.lead,
  [paths.unclaimed]: claimsText.lead,
  [paths.coupons]: couponsText.lead,
  [paths.feedback]: feedbackText.lead,
  [paths.profile]: profileText.lead,
  [paths.pickUpPoints]: pointsText.lead,
  [paths.topUp]: topUpsText.topUpLead,
  [paths.warehouseAddress]: warehousesText.lead,
}
