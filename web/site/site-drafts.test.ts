import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageOf } from '#test/storage-of.ts'
import { draftHere, dropTyped, keepTyped, readTyped } from './site-drafts.ts'

const at = (address: string) => vi.stubGlobal('location', new URL(address, 'https://smartcats.example'))
const here = () => readTyped(draftHere('tracking'))

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf())
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed is found again at its address, in every language, and nowhere else', () => {
  at('/web_site/packageTrack?no=SF1&lang=en#top')
  keepTyped(draftHere('tracking'), 'SF1 SF2')
  at('/web_site/packageTrack?lang=zh-Hant&no=SF1')
  expect(here()).toBe('SF1 SF2')
  at('/web_site/packageTrack?no=JD9')
  expect(here()).toBeNull()
  at('/web_site/orderTrack?no=SF1')
  expect(here()).toBeNull()
})

test('once it was sent from an address, it is gone there', () => {
  at('/web_site/contactUs')
  keepTyped(draftHere('tracking'), { content: 'Where is it?' })
  dropTyped(draftHere('tracking'))
  expect(here()).toBeNull()
})

test('a browser that lets no site keep anything keeps no draft, and nothing fails', () => {
  at('/web_site/contactUs')
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepTyped(draftHere('tracking'), 'SF1')
  dropTyped(draftHere('tracking'))
  expect(here()).toBeNull()
})
