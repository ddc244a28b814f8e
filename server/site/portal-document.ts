import { readFile } from 'node:fs/promises'
import type { Language } from '#domain/language.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { portalText } from './portal.text.ts'

interface DocumentOptions {
  readonly language: Language
  /** The portal has no such page. */
  readonly isMissing: boolean
}

/**
 * The portal's single document as it was built, in the language of the reader: without JavaScript it says what is
 * missing and links to pages that need none.
 */
export async function portalDocument(file: string, { language, isMissing }: DocumentOptions): Promise<string> {
  built ??= readFile(file, 'utf8')
  const t = (key: keyof typeof portalText) => escapeHtml(portalText[key][language])
  const links = ways.map(([key, path]) => `<li><a href="/web_site${path}?lang=${language}">${t(key)}</a></li>`)
  const words = `<noscript><main style="${style}"><h1 style="${titleStyle}">${t(isMissing ? 'missing' : 'needsScript')}</h1>
<p>${t('without')}</p><ul>${links.join('')}</ul></main></noscript>`
  return (await built)
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace('<div id="root"></div>', (root) => words + root)
}

/** Read once per process: a new build comes with a new process. */
let built: Promise<string> | null = null

const ways = [
  ['home', '/webHome'],
  ['helpCenter', '/helpCenter'],
  ['contact', '/smartCats/contact'],
] as const

const style = 'max-width:36rem;margin:3rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif'
/** Sized as a sentence rather than a title. */
const titleStyle = 'margin:0 0 1rem;font-size:1.25rem;line-height:1.4'
