/*
 * The queue of a station outlives its tab: encrypted (AES-GCM) under a key of the server, so that nobody reads it who is
 * not signed in at the station. Pages that are not served securely have no Web Crypto, and keep it in the tab alone.
 */

const placeOf = (warehouseId: string) => `station-queue:${warehouseId}`
const ivBytes = 12

let lastWrite: Promise<void> = Promise.resolve()

/** Writes happen in the order of the calls; null removes what is kept. */
export function keepQueue(warehouseId: string, key: string | null, queue: unknown): Promise<void> {
  if (key === null || !isPossible()) return lastWrite
  lastWrite = lastWrite.then(async () => {
    if (queue === null) return localStorage.removeItem(placeOf(warehouseId))
    localStorage.setItem(placeOf(warehouseId), await sealed(key, placeOf(warehouseId), JSON.stringify(queue)))
  })
  return lastWrite
}

/** Null: nothing is kept, or it was written with another key. */
export async function readQueue(warehouseId: string, key: string | null): Promise<unknown> {
  const kept = localStorage.getItem(placeOf(warehouseId))
  if (kept === null || key === null || !isPossible()) return null
  return opened(key, placeOf(warehouseId), kept).then(
    (json): unknown => JSON.parse(json),
    () => null,
  )
}

const isPossible = () => globalThis.crypto?.subtle !== undefined

const importKey = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])

async function sealed(key: string, about: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const additionalData = new TextEncoder().encode(about)
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    await importKey(key),
    new TextEncoder().encode(text),
  )
  return base64Of(new Uint8Array([...iv, ...new Uint8Array(bytes)]))
}

async function opened(key: string, about: string, kept: string): Promise<string> {
  const bytes = bytesOf(kept)
  const additionalData = new TextEncoder().encode(about)
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, ivBytes), additionalData },
    await importKey(key),
    bytes.slice(ivBytes),
  )
  return new TextDecoder().decode(plain)
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
