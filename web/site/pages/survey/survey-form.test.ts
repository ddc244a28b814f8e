import { feedback } from '#contract/feedback.ts'
import { inputFaults } from '#web/client/input-faults.ts'
import { contactInput, emptyContact, lacksWay } from '#web/site/contact/contact-form.ts'
import { fieldsOfRefusal } from '#web/site/form/refused-fields.ts'
import { expect, test } from 'vitest'
import { emptySurvey, surveyInput } from './survey-form.ts'

const code = { captchaId: 'picture', captchaCode: 'AB23' }

// Proves
test('a survey answer needs no phone and no e-mail, and what was left out does not travel', () => {
  const input = surveyInput({ ...emptySurvey, salutation: 'ms', opinion: 'Weekly to Penang, please.' }, code)
  expect(JSON.parse(JSON.stringify(input))).toEqual({
    kind: 'survey',
    salutation: 'ms',
    opinion: 'Weekly to Penang, please.',
    ...code,
  })
  expect(inputFaults(feedback.create, input, 'en')).toEqual({})
})

test('a wrong phone or e-mail of a survey answer is named before it is sent', () => {
  const input = surveyInput({ salutation: 'mr', phone: 'call me', email: 'nobody', opinion: '' }, code)
  expect(Object.keys(inputFaults(feedback.create, input, 'en')).toSorted()).toEqual(['email', 'opinion', 'phone'])
})

test('a question to us needs one way back, whichever', () => {
  expect(lacksWay(emptyContact)).toBe(true)
  expect(lacksWay({ ...emptyContact, phone: '9123 4567' })).toBe(false)
  const input = contactInput({ ...emptyContact, contactName: 'Chan', email: ' a@example.com ', content: 'Hello' }, code)
  expect(JSON.parse(JSON.stringify(input))).toEqual({
    ...{ kind: 'contact', contactName: 'Chan', email: 'a@example.com', content: 'Hello' },
    ...code,
  })
})

test('a refused code lands on its field, and so does what names no field but is about one', () => {
  const refused = (refusal: number, fields = {}) => ({ code: refusal, fields, message: 'No.' })
  expect(fieldsOfRefusal(refused(2006))).toEqual({ captchaCode: 'No.' })
  expect(fieldsOfRefusal(refused(3011), { 3011: 'memberNumber' })).toEqual({ memberNumber: 'No.' })
  expect(fieldsOfRefusal(refused(1001, { phone: 'Wrong.' }))).toEqual({ phone: 'Wrong.' })
  expect(fieldsOfRefusal(refused(1004))).toEqual({})
})
