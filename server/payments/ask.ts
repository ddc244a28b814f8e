import { boundedText } from '#server/http/bounded-text.ts'
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
export async function ask(url: string, init: RequestInit): Promise<Answered> {
  const timeLimit = AbortSignal.timeout(patienceMs)
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: timeLimit })
    const text = await boundedText(response, mostBytes)
    if (text === null) throw new ProviderFault('its answer is too long')
    if (response.status >= 300 && response.status < 400) throw new ProviderFault('it answered with a redirect')
    return { status: response.status, text, header: (name) => response.headers.get(name) ?? undefined }
  } catch (error) {
    if (error instanceof ProviderFault) throw error
    throw new ProviderFault(timeLimit.aborted ? `no answer within ${patienceMs} ms` : 'it could not be reached')
  }
}
