import { staff } from '#contract/staff.ts'
import { bind, type Route } from '#server/bind.ts'
import { changePassword } from './change-password.ts'
import { confirmTotp, drawTotp } from './second-factor.ts'
import { login, logout, me } from './sign-in.ts'

export const routes: readonly Route[] = bind(staff, { login, logout, me, changePassword, drawTotp, confirmTotp })
