import { expect, test } from 'vitest'
import { readLabel } from './match-label.ts'
import { memberPart, namePart, phonePart, repairsOf } from './match-person.ts'

const names = ['陈美玲', 'CHAN Mei Ling']
const phones = ['+85291234567', '+8613812345678']
const ourPhones = ['+8675527301888']

test.each([
  ['收件人陳美玲 13812345678', 'name_whole', 'phone_whole'],
  ['陈** 138****5678', 'name_family', 'phone_masked'],
  ['陈*玲 9123****', 'name_masked', 'phone_four'],
  ['＊美玲 ************', 'name_masked', undefined],
  ['陈小姐 +852 9123 4567', 'name_family', 'phone_whole'],
  ['Chan Mei Ling 0085291234567', 'name_whole', 'phone_whole'],
  ['CHAN M** L***', 'name_masked', undefined],
  ['Mr Chan 尾号4567', 'name_family', 'phone_four'],
  ['尾号4567 0755-27301888', undefined, 'phone_four'],
  ['陈美琪 13812345679', 'name_other', 'phone_slip'],
  ['林先生 13799990000', undefined, 'phone_other'],
  ['林** 137****5678', undefined, 'phone_other'],
  // The warehouse's own phone, which members copy with its address.
  ['灵猫仓 0755-27301888', undefined, undefined],
  ['灵猫仓 +86 755 2730 1888', undefined, undefined],
  // A privacy number, and its extension.
  ['林先生 17012345555转4567', undefined, 'phone_other'],
  ['寄件人 陈美玲 13812345678 收件人 林先生', undefined, undefined],
  ['面单受潮 仅单号可读', undefined, undefined],
  ['', undefined, undefined],
])('%j: name %s, phone %s', (text, name, phone) => {
  const label = readLabel(text, ourPhones)
  expect([namePart(label, names), phonePart(label.phones, phones)]).toEqual([name, phone])
})

const own = 'JY0005724'
test.each([
  [own, 'member_same'],
  // One digit wrong, two swapped, letters for digits.
  ['JY0005774', 'member_repaired'],
  ['JY0005274', 'member_repaired'],
  ['JYOOO5724', 'member_repaired'],
  ['JY0*05724', 'member_repaired'],
  ['JY00057', 'member_part'],
  ['JY**05724', 'member_part'],
  ['JY000', undefined],
  // Valid, so that it cannot be hers with a slip.
  ['JY0010019', 'member_other'],
  ['JY9999999', undefined],
])('%s: %s', (read, part) => {
  expect(memberPart([read], repairsOf([read]), own)).toBe(part)
})

test('a name that ends like a title is still read as a whole, and a title is no given name', () => {
  expect(namePart(readLabel('李春生', []), ['李春生'])).toBe('name_whole')
  expect(namePart(readLabel('李春生先生', []), ['李春生'])).toBe('name_whole')
  expect(namePart(readLabel('李生', []), ['李春生'])).toBe('name_family')
})

test('a member number in the text of the label is found', () => {
  expect(readLabel('陈美玲jy0005724', []).memberNumbers).toEqual([own])
})

test('what speaks for somebody counts, whatever else is on the label', () => {
  const { phones: seen } = readLabel('13799990000 13812345678', [])
  expect(phonePart(seen, phones)).toBe('phone_whole')
  expect(memberPart(['JY0010019', own], new Set(), own)).toBe('member_same')
})
