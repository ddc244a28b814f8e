import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeStyle } from './theme-style.tsx'

const rules = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .split(/(?<=[{};])/)
    .map((part) => part.replace(/\s+/g, ' ').replace(' {', '{').trim())
    .filter((part) => part !== '')

test('the style sheet of the theme says what the theme says: after a change, run npm run theme', () => {
  const file = readFileSync(new URL('./kit-theme.css', import.meta.url), 'utf8')
  expect(rules(file)).toEqual(rules(themeStyle()))
  expect(rules(file)).toContain('--mantine-color-tangerine-filled: var(--mantine-color-tangerine-5);')
})
