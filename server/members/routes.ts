import { captchas } from '#contract/captchas.ts'
import { auth, members } from '#contract/members.ts'
import { oauth, ownPassword, profiles, signIns } from '#contract/profile.ts'
import { staffLevels } from '#contract/reference.ts'
import { authenticator, freshProof, passkeys } from '#contract/sign-in-factors.ts'
import { signedIn } from '#contract/signed-in.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { createCaptcha, createWork } from '#server/auth/captcha.ts'
import { activate, resendActivation } from './activate.ts'
import { confirmAuthenticator, drawAuthenticator, endAuthenticator, getAuthenticator } from './authenticator.ts'
import { changePassword } from './change-password.ts'
import { getFreshProof, giveFreshProof, startProofByPasskey } from './fresh-proof.ts'
import { home } from './home.ts'
import { createLevel, listLevelsForStaff, updateLevel } from './levels.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renameOwnPasskey,
  signInByPasskey,
  startAdding,
  startPasskeySignIn,
} from './passkeys.ts'
import { getProfile, unbind, updateProfile } from './profile.ts'
import { register } from './register.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { signInByCode } from './second-step.ts'
import { login, logout } from './sign-in.ts'
import { end, endOthers, list } from './sign-ins.ts'
import { authorize, exchangeCode, signInWithToken } from './third-party.ts'

export const routes: readonly Route[] = [
  ...bind(captchas, {
    create: (call, { scene }) => createCaptcha(call, scene),
    work: (call, { scene }) => createWork(call, scene),
  }),
  ...bind(signedIn, { home, logout }),
  ...bind(auth, { login, requestPasswordReset, resetPassword }),
  ...bind(ownPassword, { changePassword }),
  ...bind(profiles, { getProfile, updateProfile }),
  ...bind(signIns, { list, end, endOthers }),
  ...bind(oauth, { authorize, exchangeCode, signInWithToken, unbind }),
  ...bind(passkeys, {
    list: listPasskeys,
    startAdding,
    add: addPasskey,
    rename: renameOwnPasskey,
    remove: removePasskey,
    startSignIn: startPasskeySignIn,
    signIn: signInByPasskey,
  }),
  ...bind(authenticator, {
    get: getAuthenticator,
    draw: drawAuthenticator,
    confirm: confirmAuthenticator,
    end: endAuthenticator,
    signIn: signInByCode,
  }),
  ...bind(freshProof, { get: getFreshProof, startPasskey: startProofByPasskey, give: giveFreshProof }),
  ...bind(staffLevels, { list: listLevelsForStaff, create: createLevel, update: updateLevel }),
  ...bind(members, { register, activate, resendActivation }),
]
