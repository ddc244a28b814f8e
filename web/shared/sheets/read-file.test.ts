import { expect, test } from 'vitest'
import { cellsOfFile } from './read-file.ts'

test('a dropped folder is reported as a file that cannot be read', async () => {
  const folder = Object.assign(new Blob(), {
    arrayBuffer: () => Promise.reject(new DOMException('a folder', 'NotFoundError')),
  })
  expect(await cellsOfFile(folder, 'en')).toBe('fileUnread')
})

test('a file beyond 5 MB is not opened, and a sheet from before 2007 is reported as one', async () => {
  expect(await cellsOfFile(new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'en')).toBe('fileTooLarge')
  expect(await cellsOfFile(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]), 'en')).toBe('fileOld')
})

test.each([
  ['zh-Hans', [0xb5, 0xa5, 0xba, 0xc5, 0x0a], '单号'],
  ['zh-Hant', [0xb3, 0xe6, 0xb8, 0xb9, 0x0a], '單號'],
] as const)('a file in the old code of the reader’s country is read in %s', async (language, bytes, cell) => {
  expect(await cellsOfFile(new Blob([new Uint8Array(bytes)]), language)).toEqual([[cell]])
})
