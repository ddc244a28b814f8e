import { expect, test } from 'vitest'
import { letterWith } from './letter.ts'

const body = 'Not approved.\n\nThe reviewer added: {note}\n\nYour claims:'

test('the note stands where the mail has it, word by word', () => {
  expect(letterWith(body, ' the last $& digits ')).toEqual([
    'Not approved.',
    'The reviewer added: the last $& digits',
    'Your claims:',
  ])
})

test('without a note its paragraph is left out', () => {
  expect(letterWith(body, '  ')).toEqual(['Not approved.', 'Your claims:'])
})
