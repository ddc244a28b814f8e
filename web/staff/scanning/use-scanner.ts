import { isBadge } from '#domain/station.ts'
import { useBadgeFirst } from '#web/staff/workplace/use-badge-first.ts'
import { useEffect, useEffectEvent } from 'react'
import { listenForScans, type ScanEvents } from './keys.ts'

interface Listening {
  readonly isOn?: boolean
  /** Every other code goes where it was scanned into, as if it had been typed. Absent: all codes are taken. */
  readonly takes?: (code: string) => boolean
}

/** Every scan comes here, wherever the focus is and whatever is in progress. */
export function useScans({ onScan, onUnsure }: ScanEvents, { isOn = true, takes }: Listening = {}): void {
  const scanned = useEffectEvent(onScan)
  const unsure = useEffectEvent(onUnsure)
  useEffect(() => {
    if (!isOn) return
    return listenForScans(window, { onScan: (code) => scanned(code), onUnsure: () => unsure() }, takes)
  }, [isOn, takes])
}

/** At a desk: a badge changes the person, every other scan is for the page. */
export function useScanner({ onScan, onUnsure }: ScanEvents, isOn = true): void {
  useScans({ onScan: useBadgeFirst(onScan), onUnsure }, { isOn })
}

/** On every other page a badge changes the person too. */
export function useBadges(): void {
  useScans({ onScan: useBadgeFirst(() => {}), onUnsure: () => {} }, { takes: isBadge })
}
