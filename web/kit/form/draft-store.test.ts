import { beforeEach, expect, test } from 'vitest'
import { storageOf } from '#test/storage-of.ts'
import { dropDrafts, keepDraft, readDraft } from './draft-store.ts'

let storage = storageOf()
beforeEach(() => {
  storage = storageOf()
})

test('what was typed comes back, for its member and its form alone', () => {
  keepDraft(storage, 'meiling', 'forecast', { trackingNumber: 'SF1', goods: [{ productName: 'Mug' }] })
  expect(readDraft(storage, 'meiling', 'forecast')?.values).toEqual({
    trackingNumber: 'SF1',
    goods: [{ productName: 'Mug' }],
  })
  expect(readDraft(storage, 'chiho', 'forecast')).toBeNull()
  expect(readDraft(storage, 'meiling', 'letter')).toBeNull()
})

test('passwords, codes and pictures are never kept, however deep they lie', () => {
  const secrets = { password: 'p', confirmPassword: 'p', captchaId: 'c', captchaCode: 'ABCD', fileId: 'f', token: 't' }
  keepDraft(storage, 'meiling', 'form', { ...secrets, customerCode: 'shop 2', more: [secrets] })
  expect(JSON.stringify(storage)).not.toMatch(/ABCD|"p"|"f"|"t"|"c"/)
  expect(readDraft(storage, 'meiling', 'form')?.values).toEqual({ customerCode: 'shop 2', more: [{}] })
})

test('a draft of more than a week ago, or one that cannot be read, is none and goes', () => {
  keepDraft(storage, 'meiling', 'old', { a: 1 }, new Date('2026-11-01T00:00:00Z'))
  expect(readDraft(storage, 'meiling', 'old', new Date('2026-11-08T00:00:01Z'))).toBeNull()
  storage.setItem('draft:meiling:broken', '{')
  expect(readDraft(storage, 'meiling', 'broken')).toBeNull()
  expect(Object.keys(storage)).toEqual([])
})

test('nothing stays of who leaves, and nothing but drafts goes', () => {
  keepDraft(storage, 'meiling', 'forecast', { a: 1 })
  keepDraft(storage, 'chiho', 'letter', { a: 1 })
  storage.setItem('lang', 'cn')
  dropDrafts(storage, 'chiho')
  expect(Object.keys(storage)).toEqual(['draft:chiho:letter', 'lang'])
  dropDrafts(storage)
  expect(Object.keys(storage)).toEqual(['lang'])
})

test('a browser without free space keeps no draft, and the form still works', () => {
  const full = Object.create(storageOf(), {
    setItem: {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  }) as Storage
  expect(() => keepDraft(full, 'meiling', 'form', { a: 1 })).not.toThrow()
})
