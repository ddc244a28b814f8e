import { escapeHtml } from '#server/http/escape-html.ts'
import { readMail } from './read-mail.ts'

/**
 * What the development inbox may do: show. The frames inherit it, so a mail runs no script and fetches nothing, just as
 * in a careful mail program.
 */
export const devMailPolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The development inbox as one plain page: of each mail the plain part, and the HTML part in a frame of its own. */
export function devMailPage(mails: readonly { name: string; source: string }[], to = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
<style>:root{color-scheme:light dark}body{font:15px/1.6 system-ui;max-width:52em;margin:2em auto;padding:0 1em}article{border-top:1px solid #8888;padding:1em 0}h2{font-size:1.1em;margin:0}p{opacity:.8;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}iframe{width:100%;height:36em;border:1px solid #8888;border-radius:10px;resize:both}</style>
<h1>Mails that were sent</h1>
<form><label>To <input name="to" type="email" value="${escapeHtml(to)}"></label> <button>Show</button></form>${mails.map(article).join('') || '<p>None yet.</p>'}</html>`
}

function article({ name, source }: { name: string; source: string }): string {
  const { to, subject, text, html } = readMail(source)
  // Without scripts, forms or our origin; a button may open its page in a tab of its own, which then is not sandboxed.
  const frame = `<iframe title="${escapeHtml(`${subject} (${to})`)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>`
  return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · ${escapeHtml(name)}</p><pre>${linked(escapeHtml(text))}</pre>${html && frame}</article>`
}

const linked = (text: string) => text.replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
