import { expect, test } from 'vitest'
import { noticeLink, noticeSentence } from './words.text.ts'

test('the greeting and a sentence that announces what follows are left out', () => {
  expect(noticeSentence('您好！我们已收到款项。各箱如下：\n\n#1')).toBe('我们已收到款项。')
  expect(noticeSentence('It is packed. USD 3.50 is due. The size of each box:\n\n#1')).toBe(
    'It is packed. USD 3.50 is due.',
  )
  expect(noticeSentence('Hello! These parcels:\n\n- x')).toBe('')
  expect(noticeSentence('Paid at 10:30.\n\nMore')).toBe('Paid at 10:30.')
})

test('a long sentence ends with an ellipsis', () => {
  expect(noticeSentence('字'.repeat(400))).toHaveLength(280)
})

test('the link is the last page of ours, and never one that gives access', () => {
  const site = 'https://cats.example/web_site'
  expect(noticeLink(`a\n\n${site}/orderDetails?id=1\n\nb\n\n${site}/packageList`)).toBe('/packageList')
  expect(noticeLink(`${site}/changePassword?token=abc`)).toBeNull()
  expect(noticeLink(`see ${site}/packageList`)).toBeNull()
  expect(noticeLink('https://evil.example/x')).toBeNull()
  expect(noticeLink('https://cats.example/web_site//evil.example')).toBeNull()
})
