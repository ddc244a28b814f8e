import { auth, captchas, members } from '#contract/members.ts'
import { bind, type Route } from '#server/bind.ts'
import { createCaptcha } from '#server/captcha.ts'
import { activate, resendActivation } from './activate.ts'
import { home } from './home.ts'
import { register } from './register.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { login, logout } from './sign-in.ts'

export const routes: readonly Route[] = [
  ...bind(captchas, { create: ({ house }, { scene }) => createCaptcha(house, scene) }),
  ...bind(auth, { login, logout, requestPasswordReset, resetPassword }),
  ...bind(members, { register, activate, resendActivation, home }),
]
