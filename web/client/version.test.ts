import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Proves R-593
test.each(['web/portal.html'])('%s says the version of the package', (page) => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(version).toBe('1.0.2484')
  expect(readFileSync(page, 'utf8')).toContain(`<meta name="app-version" content="${version}" />`)
})
