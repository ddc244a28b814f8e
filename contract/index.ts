import * as addresses from './addresses.ts'
import * as allowances from './allowances.ts'
import * as bills from './bills.ts'
import * as binCounts from './bin-counts.ts'
import * as bins from './bins.ts'
import * as captchas from './captchas.ts'
import * as channels from './channels.ts'
import * as channelsOffice from './channels-office.ts'
import * as claims from './claims.ts'
import * as configOffice from './config-office.ts'
import * as content from './content.ts'
import * as contentOffice from './content-office.ts'
import * as disputes from './disputes.ts'
import * as feedback from './feedback.ts'
import * as goodsCheck from './goods-check.ts'
import * as dayEnd from './day-end.ts'
import * as handovers from './handovers.ts'
import * as helpSearch from './help-search.ts'
import * as coupons from './coupons.ts'
import * as files from './files.ts'
import * as finding from './finding.ts'
import * as labels from './labels.ts'
import * as ledger from './ledger.ts'
import * as live from './live.ts'
import * as mailTexts from './mail-texts.ts'
import * as codeTexts from './code-texts.ts'
import * as members from './members.ts'
import * as mergeAdvice from './merge-advice.ts'
import * as moving from './moving.ts'
import * as myData from './my-data.ts'
import * as needs from './needs.ts'
import type { Operation } from '#contract/wire/operation.ts'
import * as nicknames from './nicknames.ts'
import * as notices from './notices.ts'
import * as opening from './opening.ts'
import * as orderActions from './order-actions.ts'
import * as orderCancellation from './order-cancellation.ts'
import * as orders from './orders.ts'
import * as parcelClosings from './parcel-closings.ts'
import * as parcelCounts from './parcel-counts.ts'
import * as parcelQuestions from './parcel-questions.ts'
import * as parcelServices from './parcel-services.ts'
import * as parcels from './parcels.ts'
import * as payments from './payments.ts'
import * as peopleFigures from './people-figures.ts'
import * as pickUpPoints from './pick-up-points.ts'
import * as places from './places.ts'
import * as putAway from './put-away.ts'
import * as purchases from './purchases.ts'
import * as pricing from './pricing.ts'
import * as printing from './printing.ts'
import * as profile from './profile.ts'
import * as receiving from './receiving.ts'
import * as receipts from './receipts.ts'
import * as reference from './reference.ts'
import * as referrals from './referrals.ts'
import * as reports from './reports.ts'
import * as signInFactors from './sign-in-factors.ts'
import * as signedIn from './signed-in.ts'
import * as staff from './staff.ts'
import * as staffAccounts from './staff-accounts.ts'
import * as staffInvitations from './staff-invitations.ts'
import * as staffParcels from './staff-parcels.ts'
import * as staffRoles from './staff-roles.ts'
import * as standingRules from './standing-rules.ts'
import * as statements from './statements.ts'
import * as stations from './stations.ts'
import * as storageOffice from './storage-office.ts'
import * as storage from './storage.ts'
import * as surcharges from './surcharges.ts'
import * as tariffs from './tariffs.ts'
import * as tariffVersions from './tariff-versions.ts'
import * as topups from './topups.ts'
import * as unreadNotices from './unread-notices.ts'
import * as warehouses from './warehouses.ts'
import * as warehouseTransfers from './warehouse-transfers.ts'

const modules = [
  addresses,
  allowances,
  bills,
  binCounts,
  bins,
  captchas,
  channels,
  channelsOffice,
  claims,
  codeTexts,
  configOffice,
  content,
  contentOffice,
  disputes,
  feedback,
  goodsCheck,
  dayEnd,
  handovers,
  helpSearch,
  coupons,
  files,
  finding,
  labels,
  ledger,
  live,
  mailTexts,
  members,
  mergeAdvice,
  moving,
  myData,
  needs,
  nicknames,
  notices,
  opening,
  orderActions,
  orderCancellation,
  orders,
  parcelClosings,
  parcelCounts,
  parcelQuestions,
  parcelServices,
  parcels,
  payments,
  peopleFigures,
  pickUpPoints,
  places,
  purchases,
  putAway,
  pricing,
  printing,
  profile,
  receiving,
  receipts,
  reference,
  referrals,
  reports,
  signInFactors,
  signedIn,
  staff,
  staffAccounts,
  staffInvitations,
  staffParcels,
  staffRoles,
  standingRules,
  statements,
  stations,
  storage,
  storageOffice,
  surcharges,
  tariffs,
  tariffVersions,
  topups,
  unreadNotices,
  warehouses,
  warehouseTransfers,
]

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'methods' in value && 'path' in value && 'who' in value

/** Every call that is built, once. The router, OpenAPI and the coverage tests read this list. */
export const operations: readonly Operation[] = modules
  .flatMap((module) => Object.values(module))
  .flatMap((exported) => Object.values(exported))
  .filter(isOperation)
