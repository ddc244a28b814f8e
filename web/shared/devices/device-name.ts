import type { Device } from '#domain/user-agent.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './text.ts'

/** What people call the device of a session: its browser and system, as far as they are known. */
export function useDeviceName(): (device: Device) => string {
  const t = useText(text)
  return ({ browser, system }) => {
    if (system && browser) return t.fill('onSystem', { system: t[system], browser: t[browser] })
    const word = system ?? browser
    return word ? t[word] : t.unknown
  }
}

/** Shows that part of the address is left out. */
export const shownNetwork = (network: string) => (network.includes(':') ? `${network}::` : `${network}.x`)
