import { expect, test } from 'vitest'
import { pathTo } from './region-path.ts'

const leaf = (code: string) => ({ code, name: code, destinationCode: 'HK', leaf: true, children: [] })
const tree = [
  { ...leaf('HK'), leaf: false, children: [leaf('HK-YTM'), leaf('HK-ST')] },
  { ...leaf('CN'), leaf: false, children: [{ ...leaf('CN-44'), leaf: false, children: [leaf('CN-4403')] }] },
]

test('a region is found with everything above it, the country first', () => {
  expect(pathTo(tree, 'CN-4403').map(({ code }) => code)).toEqual(['CN', 'CN-44', 'CN-4403'])
  expect(pathTo(tree, 'HK-ST').map(({ code }) => code)).toEqual(['HK', 'HK-ST'])
})

test('an unknown or empty code leads nowhere', () => {
  expect(pathTo(tree, 'XX')).toEqual([])
  expect(pathTo(tree, '')).toEqual([])
})
