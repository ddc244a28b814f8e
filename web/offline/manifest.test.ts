import { readFileSync } from 'node:fs'
import { siteNameText } from '#contract/codes.ts'
import { languages } from '#domain/language.ts'
import { expect, test } from 'vitest'
import { basePath } from '#web/client/base-path.ts'
import { paths, siteUrl } from '#web/paths.ts'

interface Manifest {
  readonly name: string
  readonly lang: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}
const manifestOf = (language: string): Manifest =>
  JSON.parse(readFileSync(`web/offline/manifest.${language}.webmanifest`, 'utf8'))

/** Width and height are in the header of a PNG. */
function sizeOf(icon: string): string {
  const bytes = readFileSync(icon)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test.each(languages)(
  'the app in %s has the name of the site, says its language and opens the members’ area',
  (language) => {
    expect(manifestOf(language)).toMatchObject({
      name: siteNameText[language],
      lang: language,
      id: `${basePath}/`,
      scope: `${basePath}/`,
      start_url: siteUrl(paths.memberHome),
      display: 'standalone',
    })
  },
)

test('the three differ in words alone', () => {
  const [simplified, traditional, english] = languages.map(manifestOf)
  const wordless = (manifest: Manifest | undefined) => ({
    icons: manifest?.icons,
    urls: manifest?.shortcuts.map(({ url }) => url),
  })
  expect(wordless(traditional)).toEqual(wordless(simplified))
  expect(wordless(english)).toEqual(wordless(simplified))
  expect(simplified?.shortcuts.map(({ url }) => url)).toEqual(
    [paths.warehouseAddress, paths.parcels, paths.tracking, paths.forecast].map(siteUrl),
  )
})

test('its icons have the sizes that it says, one of them with a margin for a round mask', () => {
  const { icons } = manifestOf('en')
  for (const { src, sizes } of icons) expect(sizeOf(`web/offline${src.slice(basePath.length)}`)).toBe(sizes)
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})
