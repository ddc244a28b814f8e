import { escapeHtml } from '#server/http/escape-html.ts'
import { readMailFile } from './mail-file.ts'

/** The development inbox as one plain page; mails are plain text, so nothing in them can run. */
export function devMailPage(mails: readonly { name: string; source: string }[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
<style>body{font:15px/1.6 system-ui;max-width:52em;margin:2em auto;padding:0 1em}article{border-top:1px solid #ccc;padding:1em 0}h2{font-size:1.1em;margin:0}p{color:#555;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<h1>Mails that were sent</h1>${mails.map(article).join('') || '<p>None yet.</p>'}</html>`
}

function article({ name, source }: { name: string; source: string }): string {
  const { to, subject, body } = readMailFile(source)
  return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · ${escapeHtml(name)}</p><pre>${linked(escapeHtml(body))}</pre></article>`
}

const linked = (text: string) => text.replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
