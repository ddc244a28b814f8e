import type { Language } from '#domain/language.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import type { Block } from './mail-blocks.ts'
import { anyPageText, buttonText } from './mail.text.ts'
import { darkRules, painted } from './mail-colours.ts'

interface Page {
  readonly language: Language
  readonly siteName: string
  readonly subject: string
  readonly blocks: readonly Block[]
  readonly reason: string
}

/**
 * The HTML part of a mail. Tables and styles in each element, because mail programs drop what they do not know; no
 * picture, font or script from anywhere, so opening a mail tells nobody.
 */
export function mailPage({ language, siteName, subject, blocks, reason }: Page): string {
  const first = blocks.findIndex(({ kind }) => kind === 'link')
  const preheader = blocks.find(({ kind }) => kind === 'text')?.lines.join(' ') ?? ''
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (max-width:480px){.inner{padding:20px !important}}
@media (prefers-color-scheme:dark){
${darkRules}
}
</style>
</head>
<body ${painted('ground', `margin:0;padding:0;font-family:${fonts[language]};-webkit-text-size-adjust:100%`)}>
<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" lang="${language}" dir="ltr" ${painted('ground', `${table};width:100%;font-family:${fonts[language]}`)}>
<tr><td style="padding:24px 12px">
<table role="presentation" style="${table};width:100%;max-width:640px;margin:0 auto">
<tr><td style="padding:0 8px 16px">${brand(siteName)}</td></tr>
<tr><td ${painted('card', 'border:1px solid;border-radius:16px;padding:0')}>
<div class="inner" style="padding:32px">
<h1 ${painted('ink', `margin:0 0 20px;font-size:21px;line-height:1.4;font-weight:700;${whole}`)}>${escapeHtml(subject)}</h1>
${blocks.map((block, index) => blockHtml(block, language, index === first)).join('\n')}
</div>
</td></tr>
<tr><td style="padding:16px 8px 0"><p ${painted('faint', `margin:0;font-size:13px;line-height:1.6;${whole}`)}>${escapeHtml(reason)}</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const table = 'border-collapse:separate;border-spacing:0'
/** A tracking number or an address without spaces never widens the mail. */
const whole = 'overflow-wrap:anywhere;word-break:break-word'
const spaced = `margin:0 0 16px;font-size:15px;line-height:1.7;${whole}`

/** System fonts with the glyph forms that the reader knows, as on the pages. */
const fonts: Readonly<Record<Language, string>> = {
  'zh-Hans': `system-ui,'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif`,
  'zh-Hant': `system-ui,'PingFang HK','Noto Sans CJK HK','Noto Sans CJK TC','Microsoft JhengHei',sans-serif`,
  en: `system-ui,'Segoe UI','Helvetica Neue',sans-serif`,
}

function blockHtml({ kind, lines }: Block, language: Language, isFirstLink: boolean): string {
  const text = lines.map(escapeHtml).join('<br>\n')
  if (kind === 'link') return button(lines[0] ?? '', language, isFirstLink)
  if (kind === 'list')
    return `<ul ${painted('ink', `${spaced};padding:0 0 0 22px`)}>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
  if (kind === 'quote')
    return `<blockquote ${painted('soft', `${spaced};border:solid;border-width:0 0 0 3px;padding:0 0 0 14px`)}>${text}</blockquote>`
  if (kind === 'signature')
    return `<p ${painted('soft', `margin:24px 0 0;font-size:15px;line-height:1.7;font-weight:600`)}>${text}</p>`
  return `<p ${painted('ink', spaced)}>${text}</p>`
}

/** The address stands below its button: for who prints the mail, or wants to see where it leads. Only the first is bright. */
function button(link: string, language: Language, isFirst: boolean): string {
  const label = (buttonText[new URL(link).pathname] ?? anyPageText)[language]
  const href = escapeHtml(link)
  const box = 'display:inline-block;padding:11px 22px;border:1px solid;border-radius:10px'
  const letters = 'font-size:15px;line-height:1.4;font-weight:600;text-decoration:none'
  return `<p style="margin:0 0 8px"><a href="${href}" target="_blank" rel="noopener" ${painted(isFirst ? 'main' : 'other', `${box};${letters}`)}>${label}</a></p>
<p style="margin:0 0 20px;font-size:13px;line-height:1.5;${whole}"><a href="${href}" target="_blank" rel="noopener" ${painted('link', '')}>${href}</a></p>`
}

/** The box that is a cat. A program that drops drawings shows the name alone. */
const brand = (siteName: string) =>
  `<svg ${painted('mark', 'vertical-align:middle;margin-right:8px')} aria-hidden="true" width="32" height="32" viewBox="0 0 48 48" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M9 17 L11.5 7.5 L18.5 13 H29.5 L36.5 7.5 L39 17 V36 a4 4 0 0 1 -4 4 H13 a4 4 0 0 1 -4 -4 Z"/><path d="M24 13 V20"/><path d="M17.5 25.5 v.01 M30.5 25.5 v.01" stroke-width="4.4"/><path d="M20.5 31 q1.75 2 3.5 0 q1.75 2 3.5 0"/><path d="M39 34 q6.5 -1 5 -8"/></svg><span ${painted('ink', 'font-size:17px;font-weight:700;vertical-align:middle')}>${escapeHtml(siteName)}</span>`
