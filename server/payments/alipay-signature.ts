import { type KeyObject, sign, verify } from 'node:crypto'

/*
 * RSA2 as Alipay's gateway speaks it: SHA-256 with RSA over `a=1&b=2`, sorted by name, empty values left out. The type is
 * fixed here and never taken from a message: `sign_type=RSA` would be SHA-1.
 */

type Fields = Readonly<Record<string, string>>

const joined = (fields: Fields, leaveOut: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !leaveOut.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** A request's fields with their signature, which covers `sign_type`. */
export const signed = (fields: Fields, key: KeyObject): Fields => ({
  ...fields,
  sign: sign('sha256', Buffer.from(joined(fields, ['sign'])), key).toString('base64'),
})

/** Whether a notice's fields, as they were decoded from the form, were signed by Alipay: `sign_type` is not covered. */
export const isSignedNotice = (fields: Fields, keys: readonly KeyObject[]): boolean =>
  fields['sign_type'] === 'RSA2' && isSigned(joined(fields, ['sign', 'sign_type']), fields['sign'] ?? '', keys)

export function isSigned(text: string, signature: string, keys: readonly KeyObject[]): boolean {
  const bytes = Buffer.from(signature, 'base64')
  // Exactly this text: a decoder also accepts others for the same bytes.
  return (
    signature !== '' &&
    bytes.toString('base64') === signature &&
    keys.some((key) => verify('sha256', Buffer.from(text), key, bytes))
  )
}

/**
 * The answer's object as the bytes that were signed: parsing and writing it again would change spaces and escapes. Null
 * when there is no such object.
 */
export function rawObject(text: string, name: string): string | null {
  const label = `"${name}":`
  const found = text.indexOf(label)
  if (found < 0) return null
  const start = text.indexOf('{', found + label.length)
  if (start < 0 || text.slice(found + label.length, start).trim() !== '') return null
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const each = text[at]
    if (each === '"') at = endOfText(text, at)
    else if (each === '{') depth++
    else if (each === '}' && --depth === 0) return text.slice(start, at + 1)
  }
  return null
}

/** Where a JSON text that begins at a quote ends. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}
