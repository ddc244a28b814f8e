/** A mail as the development inbox shows it. */
export interface ReadMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Reads the mails that this product writes: two parts, each as it is or in base64. */
export function readMail(source: string): ReadMail {
  const lines = source.replaceAll('\r\n', '\n')
  const { head, body } = split(lines)
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const parts = boundary === undefined ? [lines] : body.split(`\n--${boundary}`)
  return {
    to: header(head, 'To'),
    subject: decodeWords(header(head, 'Subject')),
    text: partOf(parts, 'text/plain'),
    html: partOf(parts, 'text/html'),
  }
}

function split(source: string): { head: string; body: string } {
  const end = source.indexOf('\n\n')
  return end === -1 ? { head: source, body: '' } : { head: source.slice(0, end), body: source.slice(end + 1) }
}

const header = (head: string, name: string) => new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? ''

function partOf(parts: readonly string[], type: string): string {
  for (const part of parts) {
    const { head, body } = split(part)
    if (!header(head, 'Content-Type').startsWith(type)) continue
    const isBase64 = header(head, 'Content-Transfer-Encoding') === 'base64'
    return (isBase64 ? Buffer.from(body, 'base64').toString() : body).trim()
  }
  return ''
}

const decodeWords = (text: string) =>
  text
    .replace(/\?=\n[ \t]=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_all, word: string) => Buffer.from(word, 'base64').toString())
