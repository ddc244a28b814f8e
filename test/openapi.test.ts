import { readFileSync } from 'node:fs'
import { operations } from '#contract/index.ts'
import { openApi } from '#server/http/openapi.ts'
import { expect, test } from 'vitest'

test('docs/openapi.json says what the contract says; npm run openapi refreshes it', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApi())))
})

test('it lists every operation with every method, in the words of the wire', () => {
  const { paths } = openApi()
  for (const { path, methods } of operations) {
    for (const method of methods) expect(paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
  }
  expect(JSON.stringify(paths)).toContain('"trackingNo"')
  expect(JSON.stringify(paths)).not.toContain('"trackingNumber"')
})
