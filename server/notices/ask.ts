const patienceMs = 10_000

export interface Asked {
  readonly status: number
}

/** Sends something to somebody else’s server. No redirect is followed, and what it answers is not read. */
export async function ask(url: string, init: RequestInit): Promise<Asked> {
  const response = await fetch(url, {
    ...init,
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  await response.body?.cancel()
  return { status: response.status }
}

export const isTaken = ({ status }: Asked) => status >= 200 && status < 300
