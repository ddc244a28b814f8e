import { boundedBytes, boundedText } from '#server/http/bounded-text.ts'
import { ProviderFault } from './provider.ts'

/** How long a provider may take; a member is told after at most this long (5006). */
const patienceMs = 6000

/** A provider's answers are a few kilobytes. */
const mostBytes = 256 * 1024

export interface Answered {
  readonly status: number
  readonly text: string
  readonly header: (name: string) => string | undefined
}

/**
 * Asks a provider. A redirect is not followed, so that nothing signed goes elsewhere; whatever goes wrong on the way is
 * a `ProviderFault`, without the address, since that carries the signed question.
 */
export const ask = (url: string, init: RequestInit): Promise<Answered> =>
  reach(url, init, patienceMs, async (response) => {
    const text = await boundedText(response, mostBytes)
    if (text === null) throw new ProviderFault('its answer is too long')
    return { status: response.status, text, header: (name) => response.headers.get(name) ?? undefined }
  })

/** A statement of 50,000 rows has some 20 MB; nobody waits for it at a page. */
const mostFileBytes = 32 * 1024 * 1024
const filePatienceMs = 60_000

/** Fetches a provider's file from an address that was checked (`file-address.ts`). */
export const download = (url: string, init: RequestInit = {}): Promise<Buffer> =>
  reach(url, init, filePatienceMs, async (response) => {
    if (response.status !== 200) throw new ProviderFault(`its file answered ${response.status}`)
    const bytes = await boundedBytes(response, mostFileBytes)
    if (bytes === null) throw new ProviderFault('its file is too long')
    return bytes
  })

async function reach<T>(
  url: string,
  init: RequestInit,
  withinMs: number,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const timeLimit = AbortSignal.timeout(withinMs)
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: timeLimit })
    if (response.status >= 300 && response.status < 400) throw new ProviderFault('it answered with a redirect')
    return await read(response)
  } catch (error) {
    if (error instanceof ProviderFault) throw error
    throw new ProviderFault(timeLimit.aborted ? `no answer within ${withinMs} ms` : 'it could not be reached')
  }
}
