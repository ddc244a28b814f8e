import { members } from '#contract/members.ts'
import type { TestServer } from './harness.ts'
import { tokenMailedTo } from './mailbox.ts'

/** Changes to the usual form, including values it should not have. */
export type FormChanges = Readonly<Record<string, unknown>> & { readonly email?: string }

let visitors = 0

/** A form that would be accepted, with its own address and image code. */
export async function registrationForm(
  t: TestServer,
  { email = `visitor${++visitors}@example.com`, ...changes }: FormChanges = {},
) {
  return {
    email,
    password: 'Meow_2026',
    confirmPassword: 'Meow_2026',
    homeRegion: 'HK',
    phone: '9123 4567',
    ageDeclaration: 'adult',
    agreeTerms: true,
    ...(await t.captcha('register')),
    ...changes,
  }
}

/** Registers someone who has not opened the mail yet. */
export async function registerPending(t: TestServer, changes: FormChanges = {}) {
  const form = await registrationForm(t, changes)
  const answer = await t.visitor.ask(members.register, form)
  if (answer.code !== 0) throw new Error(`not registered: ${answer.code} ${JSON.stringify(answer.wire)}`)
  const { email } = form
  return { ...answer.data, email, token: await tokenMailedTo(t.db, email, 'ACTIVATION') }
}
