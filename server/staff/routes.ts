import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { listStaff } from './accounts.ts'
import { changePassword } from './change-password.ts'
import { createStaffMember } from './create-staff.ts'
import { resetPassword } from './reset-password.ts'
import { confirmTotp, drawTotp } from './second-factor.ts'
import { login, logout, me } from './sign-in.ts'
import { updateStaffMember } from './update-staff.ts'

export const routes: readonly Route[] = [
  ...bind(staff, { login, logout, me, changePassword, drawTotp, confirmTotp }),
  ...bind(staffAccounts, { list: listStaff, create: createStaffMember, update: updateStaffMember, resetPassword }),
]
