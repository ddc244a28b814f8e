import { MantineProvider } from '@mantine/core'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isNewPassword, isRegistrationPassword } from '#domain/password.ts'
import { speak } from '#web/kit/text/language.ts'
import { text } from './entry.text.ts'
import { PasswordFields } from './PasswordFields.tsx'

speak('en')
const rule = text.passwordHint.en

const shown = (typed: string, isAllowed: (typed: string) => boolean, error?: string) =>
  renderToString(
    <MantineProvider>
      <PasswordFields
        label="Password"
        hint={rule}
        typed={typed}
        isAllowed={isAllowed}
        password={{ error }}
        confirm={{}}
      />
    </MantineProvider>,
  )

test.each([
  ['Meow', 'too short'],
  ['2026_meowing', 'no letter first'],
  ['_meowing_2026', 'an underscore first'],
  ['Meow meow 2026', 'a space'],
  ['Meowing_on_2026_roofs', 'too long'],
])('of %j, which the rule refuses (%s), the meter says nothing', (typed) => {
  expect(shown(typed, (each) => isRegistrationPassword(each))).not.toContain('data-strength')
})

test('within the rule it warns of what is common or short, and calls the rest strong enough', () => {
  expect(shown('password', isNewPassword)).toContain(text.strengthCommon.en)
  expect(shown('Meow_26', isNewPassword)).toContain(text.strengthShort.en)
  expect(shown('2026_meowing', isNewPassword)).toContain(text.strengthGood.en)
})

test('the rule is shown once, even if the field says that it was broken', () => {
  for (const error of [undefined, rule])
    expect(shown('Meow', (each) => isRegistrationPassword(each), error).split(rule)).toHaveLength(2)
})
