import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawingOf, illustrationNames } from './drawings.ts'

const fileOf = (name: string) => new URL(`./${name}.svg`, import.meta.url)
const tokens = readFileSync(new URL('../look/tokens.css', import.meta.url), 'utf8')
const isPhoto = (name: string) => name.startsWith('photo-')

test('each name has its file, and each file its name', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.svg'))
  expect(illustrationNames.map((name) => `${name}.svg`)).toEqual(files.sort())
})

test.each(illustrationNames)('%s is readable and smaller than 8 kB', (name) => {
  const { viewBox, inner } = drawingOf(name)
  expect(viewBox).toMatch(/^\d+ 0 \d+ \d+$/)
  expect(inner.length).toBeGreaterThan(50)
  expect(statSync(fileOf(name)).size).toBeLessThan(8000)
})

test.each(illustrationNames)('%s has no words in it, so that readers of all languages share it', (name) => {
  const texts = [...drawingOf(name).inner.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text)
  // What a scale or a label shows is a figure or a unit.
  expect(texts.filter((text) => !/^[\d.]+$|^kg$|^SAMPLE\d+$/.test(text))).toEqual([])
})

test.each(illustrationNames.filter((name) => !isPhoto(name)))('%s takes all its colours from the tokens', (name) => {
  const colours = [...drawingOf(name).inner.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour)
  for (const colour of new Set(colours)) {
    const [, token] = /^var\((--il-[a-z0-9]+)\)$/.exec(colour) ?? []
    expect(token ?? colour).toMatch(/^none$|^--il-/)
    // Defined for light and for dark.
    if (token) expect(tokens.split(`${token}:`)).toHaveLength(3)
  }
})
