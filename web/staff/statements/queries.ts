import { staffPayments } from '#contract/payments.ts'
import { reports } from '#contract/reports.ts'
import { staffStatements } from '#contract/statements.ts'
import { approvals } from '#contract/topups.ts'
import type { Output } from '#contract/wire/operation.ts'

export type Difference = Output<typeof staffStatements.listDifferences>['list'][number]
export type StatementDay = Output<typeof staffStatements.list>['list'][number]

/** What a comparison or a deed about a difference changes. */
export const statementReads = [
  staffStatements.list,
  staffStatements.listDifferences,
  staffPayments.search,
  staffPayments.get,
  approvals.list,
  reports.dashboard,
] as const
