import { languages, type Language } from '#domain/language.ts'
import type { MailKind } from '#domain/member-event.ts'
import type { Context } from '#server/context.ts'
import type { Letter } from '#server/notices/notices.ts'
import { endedMail, givenMail, rejectedMail as claimRejectedMail, takenBackMail } from '#server/claims/mail.ts'
import { closedMail } from '#server/closings/mail.ts'
import * as questions from '#server/questions/mail.ts'
import { expiringMail } from '#server/coins/mail.ts'
import { replyMail } from '#server/feedback/mail.ts'
import { factorMail } from '#server/members/factor.mail.ts'
import { linkedMail } from '#server/members/link.mail.ts'
import {
  activationMail,
  firstPasswordMail,
  guessedMail,
  passwordChangedMail,
  type Reader,
  resetMail,
  welcomeMail,
} from '#server/members/mail.ts'
import { phoneChangedMail } from '#server/members/phone.mail.ts'
import { askedMail, erasedMail, refusedMail } from '#server/my-data/mail.ts'
import { testMail } from '#server/opening/mail.ts'
import * as later from '#server/orders/after-payment.mail.ts'
import * as orders from '#server/orders/mail.ts'
import { faultFoundMail, faultSettledMail, receivedMail, undoneMail } from '#server/parcels/mail.ts'
import { asksMail, failedMail, plannedMail } from '#server/rules/mail.ts'
import { fileToSignMail } from '#server/moving/mail.ts'
import { moneyChangedMail } from '#server/settings/mail.ts'
import { staffChangedMail, staffOwnChangedMail } from '#server/staff/mail.ts'
import { invitationMail } from '#server/staff/invitations/mail.ts'
import { roleChangedMail } from '#server/staff/roles/mail.ts'
import { transferArrivedMail, transferRefusedMail } from '#server/warehouse-transfers/mail.ts'
import { serviceDoneMail, serviceRefusedMail } from '#server/services/mail.ts'
import { extendedMail, reminderMail } from '#server/storage/mail.ts'
import { approvedMail, creditedMail, rejectedMail } from '#server/topups/mail.ts'

/* Every mail that the product sends, in each language, with names that would be markup if anybody forgot to escape them. */

export const publicUrl = 'https://cats.example'
export const hostile = `<b>&"'</b>`

export interface EveryMail extends Letter {
  readonly name: string
  readonly kind: MailKind
  readonly language: Language
}

const context = { environment: { publicUrl } } as Context
const order = {
  id: '0198c0de-0000-7000-8000-000000000001',
  orderNumber: 'O2026',
  currency: 'HKD',
  dueMinor: 12_345,
} as const
const everywhere = { cn: hostile, sh: hostile, en: hostile }
const token = 'x'.repeat(43)
const transfer = { transferNumber: hostile, amountMinor: 5000, currency: 'HKD' } as Parameters<typeof approvedMail>[1]
const carton = { cartonNumber: 1, weightG: 2345, lengthMm: 300, widthMm: 200, heightMm: 100, photoFileIds: ['a'] }
const back = { refundMinor: 100, coins: 5, coinName: everywhere, isCouponBack: true }
const rule = { rule: { name: hostile }, details: { orderNumber: 'O2026' }, publicUrl } as const
const arrived = {
  ...{ trackingNumber: hostile, warehouse: everywhere, weightG: 1200, lengthMm: 300, widthMm: 200, heightMm: 100 },
  ...{ photoCount: 2, elsewhere: true, undeclared: true, abnormalCode: null, publicUrl },
}
const given = {
  ...{ trackingNumber: hostile, warehouse: { name: everywhere }, weighing: { actualWeightG: 1200 } },
  ...{ photoFileIds: [], isClaimed: true, isElsewhere: true, isUndeclared: true, publicUrl },
}
const serviceAnswered = {
  ...{ trackingNumber: hostile, parcelId: order.id, service: hostile, words: hostile },
  ...{ currency: order.currency, amountMinor: 250, publicUrl },
}
const transferred = {
  ...{ trackingNumber: hostile, parcelId: order.id, warehouse: hostile },
  ...{ currency: order.currency, amountMinor: 250, publicUrl },
}
const question = {
  ...{ trackingNumber: hostile, parcelId: order.id, kind: 'damaged' as const, words: hostile },
  ...{ dueAt: '2026-12-02T18:00:00+08:00', publicUrl },
} as const
const terms = { freeDays: 30, perDayMinor: { CNY: 100, HKD: 100 } }
const reply = { content: `${hostile}\n\n- ${hostile}\nhttps://evil.example/a`, reply: `${hostile}\n\n- one\n- two` }
const reader = (language: Language): Reader => ({ memberNumber: hostile, language })
const change = {
  who: hostile,
  username: hostile,
  by: hostile,
  what: [`- ${hostile}`, '- x'],
  link: `${publicUrl}/staff/people`,
}

type Writes = Readonly<Record<string, readonly [kind: MailKind, write: (language: Language) => Letter]>>

/** By the name of the function that writes it; `claims/rejectedMail` where two modules use one name. */
const writes: Writes = {
  activationMail: ['ACTIVATION', (l) => activationMail(reader(l), publicUrl, token)],
  welcomeMail: ['WELCOME', (l) => welcomeMail(reader(l), publicUrl)],
  resetMail: ['RESET', (l) => resetMail(reader(l), publicUrl, token)],
  firstPasswordMail: ['FIRST_PASSWORD', (l) => firstPasswordMail(reader(l), publicUrl, token, hostile)],
  guessedMail: ['SIGN_IN_GUESSED', (l) => guessedMail(reader(l), publicUrl)],
  passwordChangedMail: ['PASSWORD_CHANGED', (l) => passwordChangedMail(reader(l), publicUrl)],
  linkedMail: ['SIGN_IN_LINKED', (l) => linkedMail(reader(l), publicUrl, 'wechat', 'link')],
  factorMail: ['SIGN_IN_FACTOR', (l) => factorMail(reader(l), publicUrl, 'passkey_add', hostile)],
  phoneChangedMail: ['PROFILE_CHANGED', (l) => phoneChangedMail(reader(l), publicUrl, 'changed')],
  askedMail: ['DELETION_ASKED', (l) => askedMail(l, publicUrl)],
  refusedMail: ['DELETION_REFUSED', (l) => refusedMail(l, hostile, publicUrl)],
  erasedMail: ['ACCOUNT_ERASED', (l) => erasedMail(l)],
  orderPaidMail: ['ORDER_PAID', (l) => orders.orderPaidMail(context, order)(l)],
  weightRefundMail: [
    'WEIGHT_REFUND',
    (l) =>
      orders.weightRefundMail(
        context,
        order,
        { billableWeightG: 900 } as Parameters<typeof orders.weightRefundMail>[2],
        100,
      )(l),
  ],
  supplementDueMail: ['SUPPLEMENT_DUE', (l) => orders.supplementDueMail(context, order, [carton, carton], [])(l)],
  orderShippedMail: ['ORDER_SHIPPED', (l) => orders.orderShippedMail(context, order, hostile)(l)],
  orderReadyMail: ['ORDER_READY', (l) => orders.orderReadyMail(context, order)(l)],
  orderCancelledMail: ['ORDER_CANCELLED', (l) => orders.orderCancelledMail(context, order, back)(l)],
  cancelledEarlyMail: ['ORDER_CANCELLED', (l) => orders.cancelledEarlyMail(context, order, back)(l)],
  orderCancelledByStaffMail: [
    'ORDER_CANCELLED',
    (l) =>
      later.orderCancelledByStaffMail(context, order, {
        reason: hostile,
        feeMinor: 1,
        refundMinor: 2,
        coinName: everywhere,
      })(l),
  ],
  orderChangedMail: [
    'ORDER_CHANGED',
    (l) => later.orderChangedMail(context, order, { dueMinor: 1, refundMinor: 0, remark: hostile })(l),
  ],
  compensatedMail: [
    'ORDER_COMPENSATED',
    (l) => later.compensatedMail(context, order, { kind: 'loss', amountMinor: 1 })(l),
  ],
  disputeDecidedMail: [
    'DISPUTE_DECIDED',
    (l) => later.disputeDecidedMail(context, order, { cartonNumber: 1, isLower: true, refundMinor: 1 })(l),
  ],
  parcelDisputeMail: [
    'DISPUTE_DECIDED',
    (l) => later.parcelDisputeMail(context, { parcelId: order.id, trackingNumber: hostile, isLower: true })(l),
  ],
  receivedMail: ['PARCEL_RECEIVED', (l) => receivedMail(l, arrived)],
  'questions/askedMail': ['PARCEL_QUESTION', (l) => questions.askedMail(l, question)],
  remindedMail: ['PARCEL_QUESTION', (l) => questions.remindedMail(l, question)],
  settledMail: ['PARCEL_QUESTION', (l) => questions.settledMail(l, { ...question, note: hostile })],
  withdrawnMail: [
    'PARCEL_QUESTION',
    (l) => questions.withdrawnMail(l, { ...question, note: hostile, paid: { currency: 'CNY', amountMinor: 1000 } }),
  ],
  closedMail: [
    'PARCEL_CLOSED',
    (l) => closedMail(l, { trackingNumber: hostile, reason: 'returned', cause: 'storage', note: hostile, publicUrl }),
  ],
  faultFoundMail: [
    'PARCEL_ABNORMAL',
    (l) => faultFoundMail(l, { trackingNumber: hostile, code: 'COD', note: hostile, isBlocking: true, publicUrl }),
  ],
  faultSettledMail: ['PARCEL_ABNORMAL', (l) => faultSettledMail(l, { trackingNumber: hostile, publicUrl })],
  undoneMail: ['PARCEL_UNDONE', (l) => undoneMail(l, { trackingNumber: hostile, isExpected: true, publicUrl })],
  givenMail: ['CLAIM_APPROVED', (l) => givenMail(l, given)],
  'claims/rejectedMail': [
    'CLAIM_REJECTED',
    (l) => claimRejectedMail(l, { trackingNumber: hostile, reason: 'NUMBER_MISMATCH', note: hostile, publicUrl }),
  ],
  endedMail: ['CLAIM_REJECTED', (l) => endedMail(l, { trackingNumber: hostile, publicUrl })],
  takenBackMail: ['CLAIM_REJECTED', (l) => takenBackMail(l, { trackingNumber: hostile, reason: hostile, publicUrl })],
  replyMail: ['FEEDBACK_REPLY', (l) => replyMail(l, reply, `${publicUrl}/web_site/feedback`)],
  serviceDoneMail: ['PARCEL_SERVICE', (l) => serviceDoneMail(l, serviceAnswered)],
  serviceRefusedMail: ['PARCEL_SERVICE', (l) => serviceRefusedMail(l, serviceAnswered)],
  transferArrivedMail: ['PARCEL_TRANSFER', (l) => transferArrivedMail(l, transferred)],
  transferRefusedMail: ['PARCEL_TRANSFER', (l) => transferRefusedMail(l, { ...transferred, reason: hostile })],
  reminderMail: [
    'STORAGE_REMINDER',
    (l) => reminderMail(l, { parcels: [{ trackingNumber: hostile, storedMs: 0, extraDays: 0 }], terms, publicUrl }),
  ],
  extendedMail: [
    'STORAGE_EXTENDED',
    (l) =>
      extendedMail(l, {
        trackingNumber: hostile,
        days: 7,
        freeUntil: '2026-12-31T16:00:00+08:00',
        reason: hostile,
        publicUrl,
      }),
  ],
  expiringMail: [
    'COINS_EXPIRING',
    (l) => expiringMail(l, { coins: 5, dueAt: '2026-12-31T16:00:00Z', coinName: everywhere, publicUrl }),
  ],
  plannedMail: ['RULE_PLANNED', (l) => plannedMail(l, { ...rule, graceHours: 2 })],
  asksMail: ['RULE_ASKS', (l) => asksMail(l, { ...rule, orderId: order.id })],
  failedMail: ['RULE_PAUSED', (l) => failedMail(l, rule)],
  approvedMail: ['BANK_TRANSFER_APPROVED', (l) => approvedMail(l, transfer, 1, publicUrl)],
  creditedMail: ['BANK_TRANSFER_CREDITED', (l) => creditedMail(l, transfer, 1, publicUrl)],
  'topups/rejectedMail': ['BANK_TRANSFER_REJECTED', (l) => rejectedMail(l, transfer, hostile, publicUrl)],
  staffChangedMail: ['STAFF_CHANGED', (l) => staffChangedMail(l, change)],
  invitationMail: [
    'STAFF_INVITED',
    (l) => invitationMail(l, { by: hostile, roles: [hostile, 'x'], link: `${publicUrl}/staff/join?token=${token}` }),
  ],
  roleChangedMail: [
    'STAFF_CHANGED',
    (l) =>
      roleChangedMail(l, {
        role: hostile,
        by: hostile,
        letters: ['W', 'U'],
        inUse: true,
        people: 2,
        link: change.link,
      }),
  ],
  staffOwnChangedMail: ['STAFF_OWN_CHANGED', (l) => staffOwnChangedMail(l, hostile, 'password')],
  moneyChangedMail: [
    'STAFF_MONEY',
    (l) =>
      moneyChangedMail(l, {
        ...{ key: 'bank.accounts', by: hostile, before: [], after: [hostile] },
        link: `${publicUrl}/staff/settings?q=bank.accounts`,
      }),
  ],
  fileToSignMail: [
    'STAFF_MONEY',
    (l) => fileToSignMail(l, { name: hostile, by: hostile, link: `${publicUrl}/staff/moving-in` }),
  ],
  testMail: ['STAFF_TEST', (l) => testMail(l, `${publicUrl}/web_site/webHome`)],
}

export const mailNames: readonly string[] = Object.keys(writes)

export const everyMail: readonly EveryMail[] = Object.entries(writes).flatMap(([name, [kind, write]]) =>
  languages.map((language) => {
    return { name, kind, language, ...write(language) }
  }),
)
