import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { staffInvitations } from '#contract/staff-invitations.ts'
import { staffBundles } from '#contract/staff-roles.ts'
import { bind, bindReport, type Route } from '#server/http/bind.ts'
import { listStaff } from './accounts.ts'
import { drawBadge, removeBadge } from './badge.ts'
import { changePassword } from './change-password.ts'
import { createStaffMember } from './create-staff.ts'
import { accept, openInvitation } from './invitations/accept.ts'
import { invite, listInvited, sendAgain, withdraw } from './invitations/invite.ts'
import { matrix, preview } from './roles/matrix.ts'
import { listRoles, updateRole } from './roles/update-role.ts'
import { exportStaff } from './export.ts'
import { setPin } from './pin.ts'
import { resetPassword } from './reset-password.ts'
import { confirmTotp, drawTotp } from './second-factor.ts'
import { endSessions, endSessionsOf, sessions, sessionsOf } from './sessions.ts'
import { login, logout, me } from './sign-in.ts'
import { updateStaffMember } from './update-staff.ts'

const { list, ...changes } = staffAccounts

export const routes: readonly Route[] = [
  ...bind(staff, { login, logout, me, changePassword, drawTotp, confirmTotp, sessions, endSessions, setPin }),
  bindReport(list, listStaff, exportStaff),
  ...bind(changes, {
    create: createStaffMember,
    update: updateStaffMember,
    resetPassword,
    sessionsOf,
    endSessionsOf,
    drawBadge,
    removeBadge,
  }),
  ...bind(staffInvitations, { list: listInvited, invite, sendAgain, withdraw, open: openInvitation, accept }),
  ...bind(staffBundles, { list: listRoles, update: updateRole, matrix, preview }),
]
