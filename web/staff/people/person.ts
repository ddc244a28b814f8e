import type { Output } from '#contract/wire/operation.ts'
import type { staffAccounts } from '#contract/staff-accounts.ts'

export type StaffPerson = Output<typeof staffAccounts.list>['list'][number]

/** An account with the one-time password that was just generated for it. */
export type Issued = Output<typeof staffAccounts.create>
