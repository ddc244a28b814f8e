import {
  auditStatusText,
  claimStatusText,
  couponStateText,
  feedbackStatusText,
  ledgerEventText,
  referralStateText,
} from '#contract/codes.ts'
import * as read from './archive.sql.ts'
import { amount, flag, localized, minor, text, time, whole, word } from './cells.ts'
import { shippingTables } from './shipping-tables.ts'
import type { Table } from './table.ts'
import { accountEvents, addressKinds, disputeStates, runStates } from './text.ts'

/** Every table of the archive; its columns are in the order of the cells. */
export const tables: readonly Table[] = [
  {
    file: 'sign-ins.csv',
    columns: [
      ['signedInAt', time],
      ['lastSeenAt', time],
      ['endedAt', time],
      ['device', text],
      ['network', text],
    ],
    walks: [read.signIns],
  },
  {
    file: 'account-history.csv',
    columns: [
      ['time', time],
      ['event', word(accountEvents)],
      ['fields', text],
    ],
    walks: [read.accountHistory],
  },
  {
    file: 'addresses.csv',
    columns: [
      ['kind', word(addressKinds)],
      ['name', text],
      ['phone', text],
      ['region', localized],
      ['address', text],
      ['postalCode', text],
      ['isDefault', flag],
    ],
    walks: [read.addresses],
  },
  ...shippingTables,
  {
    file: 'money.csv',
    columns: [
      ['time', time],
      ['event', word(ledgerEventText)],
      ['amount', amount],
      ['currency', text],
      ['balanceBefore', amount],
      ['balanceAfter', amount],
      ['reference', text],
      ['remark', localized],
    ],
    walks: [read.money],
  },
  {
    file: 'bank-transfers.csv',
    columns: [
      ['number', text],
      ['time', time],
      ['amount', minor],
      ['currency', text],
      ['bankRef', text],
      ['payerTail', text],
      ['remark', text],
      ['status', word(auditStatusText)],
      ['creditedAt', time],
    ],
    walks: [read.bankTransfers],
  },
  {
    file: 'store-top-ups.csv',
    columns: [
      ['storeOrderNumber', text],
      ['time', time],
      ['quantity', whole],
      ['amount', minor],
    ],
    walks: [read.storeTopUps],
  },
  {
    file: 'coupons.csv',
    columns: [
      ['title', localized],
      ['status', word(couponStateText)],
      ['validFrom', time],
      ['validTo', time],
      ['usedAt', time],
      ['orderNumber', text],
    ],
    walks: [read.coupons],
  },
  {
    file: 'claims.csv',
    columns: [
      ['trackingNumber', text],
      ['courier', localized],
      ['time', time],
      ['status', word(claimStatusText)],
      ['remark', text],
    ],
    walks: [read.claims],
  },
  {
    file: 'disputes.csv',
    columns: [
      ['orderNumber', text],
      ['trackingNumber', text],
      ['time', time],
      ['reason', text],
      ['status', word(disputeStates)],
      ['note', text],
    ],
    walks: [read.disputes],
  },
  {
    file: 'purchases.csv',
    columns: [
      ['number', text],
      ['time', time],
      ['expectedParcels', whole],
    ],
    walks: [read.purchases],
  },
  {
    file: 'rules.csv',
    columns: [
      ['title', text],
      ['time', time],
      ['warehouse', localized],
      ['customerCode', text],
      ['waitDays', whole],
      ['receiver', text],
      ['channel', localized],
      ['currency', text],
      ['declaredValue', minor],
      ['insured', flag],
      ['payUpTo', minor],
      ['active', flag],
    ],
    walks: [read.rules],
  },
  {
    file: 'rule-steps.csv',
    columns: [
      ['title', text],
      ['time', time],
      ['step', word(runStates)],
      ['orderNumber', text],
    ],
    walks: [read.ruleSteps],
  },
  {
    file: 'messages.csv',
    columns: [
      ['time', time],
      ['name', text],
      ['phone', text],
      ['email', text],
      ['message', text],
      ['status', word(feedbackStatusText)],
      ['answer', text],
      ['repliedAt', time],
    ],
    walks: read.messages,
  },
  {
    file: 'referrals.csv',
    columns: [
      ['time', time],
      ['status', word(referralStateText)],
      ['reward', whole],
    ],
    walks: [read.referrals],
  },
  {
    file: 'mails.csv',
    columns: [
      ['time', time],
      ['account', text],
      ['subject', text],
    ],
    walks: [read.mails],
  },
]
