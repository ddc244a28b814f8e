import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { InlineScript, PortalAssets, PortalPageAssets } from '#contract/portal-document.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { codeCallOf } from './first-code.ts'
import { namedDocument, namedPicture } from './named-document.ts'
import { type PackedPage, packed } from './packed-page.ts'
import { portalText } from './portal.text.ts'

export interface PortalDocument extends PackedPage {
  /** Of its inline scripts, which the content policy has to allow. */
  readonly scriptHashes: readonly string[]
  /** The call for the image code that its form begins with. */
  readonly codeCall: string | null
}

interface DocumentOptions {
  readonly language: Language
  /** As the portal lists it; null if the portal has no such page. */
  readonly path: string | null
  /** Of the service. */
  readonly names: StoredText
}

/**
 * Of how many pages and languages there are; made once per process, as a new build comes with a new process, and again
 * when the service gets another name.
 */
const documents = new Map<string, Promise<PortalDocument>>()

/**
 * The portal's document for a page, in the language of the reader: it names the files of the page and contains what the
 * page shows until the program has arrived (docs/decisions/0057). Without JavaScript it says what is missing and links
 * to pages that need none.
 */
export function portalDocument(file: string, options: DocumentOptions): Promise<PortalDocument> {
  const { language, path } = options
  const names = JSON.stringify(options.names)
  if (names !== namedFor) documents.clear()
  namedFor = names
  const key = `${language} ${path}`
  const document = documents.get(key) ?? make(file, options)
  documents.set(key, document)
  document.catch(() => documents.delete(key))
  return document
}

let namedFor = ''

async function make(file: string, { language, path, names }: DocumentOptions): Promise<PortalDocument> {
  const [html, assets] = await Promise.all([readFile(file, 'utf8'), builtPortal()])
  const page = path === null ? null : (assets?.pages[path] ?? null)
  const scripts: InlineScript[] = []
  const inline = (script: InlineScript, attributes = '') => {
    scripts.push(script)
    return `<script${attributes}>${script.code}</script>`
  }
  const ahead = assets && page && page.reads.length + page.lists.length > 0 ? inline(assets.ahead, aheadOf(page)) : ''
  const picture =
    assets && page?.pictures
      ? pictureOf(page, namedPicture(page.pictures[language], names, language)) + inline(assets.show)
      : ''
  // Without a picture, style sheets follow, which would hold it back.
  const [aheadFirst, aheadLater] = picture === '' ? [ahead, ''] : ['', ahead]
  const whole = namedDocument(html, names, language)
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace('<meta charset="utf-8" />', (charset) => charset + aheadFirst)
    .replace('</head>', () => `${page ? filesOf(page) : ''}</head>`)
  const [styled, sheets] = page?.pictures ? styledFirst(whole, page.pictureStyle) : [whole, '']
  const before = wordsWithoutScript(language, path === null) + picture + aheadLater + sheets
  const document = await packed(styled.replace('<div id="root"></div>', (root) => before + root))
  return { ...document, scriptHashes: scripts.map(({ hash }) => hash), codeCall: codeCallOf(page?.reads ?? []) }
}

const aheadOf = ({ reads, lists, shell }: PortalPageAssets): string =>
  ` data-reads="${escapeHtml(reads.join(' '))}" data-lists="${escapeHtml(lists.join(' '))}" data-for="${readerOf(shell)}"`

const readerOf = (shell: PortalPageAssets['shell']) => (shell === 'member' ? 'member' : 'visitor')

const filesOf = ({ scripts, styles }: PortalPageAssets): string =>
  [
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
    ...scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
  ].join('')

/**
 * The picture brings its style and is painted as soon as the document is there. The sheets come behind it and are not
 * applied: each that arrives would have the picture styled again. The program waits for all of them and applies
 * them when it takes the place of the picture (`replace.ts`).
 */
function styledFirst(html: string, style: string): readonly [html: string, sheets: string] {
  const sheets: string[] = []
  const rest = html.replace(/\s*<link rel="stylesheet"([^>]*)>/g, (_sheet, where: string) => {
    sheets.push(`<link rel="stylesheet" media="not all"${where}>`)
    return ''
  })
  return [rest.replace('</head>', () => `<style>${style}</style></head>`), sheets.join('')]
}

/** Shown by the script behind it, once that has looked who is reading. */
const pictureOf = ({ shell, lists }: PortalPageAssets, html: string): string =>
  `<template id="first-picture-template" data-for="${readerOf(shell)}"${lists.length > 0 ? ' data-list' : ''}>${html}</template>`

function wordsWithoutScript(language: Language, isMissing: boolean): string {
  const t = (key: keyof typeof portalText) => escapeHtml(portalText[key][language])
  const links = ways.map(([key, path]) => `<li><a href="/web_site${path}?lang=${language}">${t(key)}</a></li>`)
  return `<noscript><main style="${style}"><h1 style="${titleStyle}">${t(isMissing ? 'missing' : 'needsScript')}</h1>
<p>${t('without')}</p><ul>${links.join('')}</ul></main></noscript>`
}

/** What the build put next to the server, or in `dist` when run from source. Null before a build. */
const builtPortal = (): Promise<PortalAssets | null> => {
  built ??= readBuilt()
  return built
}

let built: Promise<PortalAssets | null> | null = null

async function readBuilt(): Promise<PortalAssets | null> {
  const file = [
    new URL('../portal/assets.json', import.meta.url),
    new URL('../../dist/portal/assets.json', import.meta.url),
  ].find((url) => existsSync(url))
  return file ? JSON.parse(await readFile(file, 'utf8')) : null
}

const ways = [
  ['home', '/webHome'],
  ['helpCenter', '/helpCenter'],
  ['contact', '/smartCats/contact'],
] as const

const style = 'max-width:36rem;margin:3rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif'
/** Sized as a sentence rather than a title. */
const titleStyle = 'margin:0 0 1rem;font-size:1.25rem;line-height:1.4'
