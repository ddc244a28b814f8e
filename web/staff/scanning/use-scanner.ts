import { useEffect, useEffectEvent } from 'react'
import { listenForScans, type ScanEvents } from './keys.ts'

/** While the station stands, each scan comes here, wherever the focus is and whatever is under way. */
export function useScanner({ onScan, onUnsure }: ScanEvents, isOn = true): void {
  const scanned = useEffectEvent(onScan)
  const unsure = useEffectEvent(onUnsure)
  useEffect(() => {
    if (!isOn) return
    return listenForScans(window, { onScan: (code) => scanned(code), onUnsure: () => unsure() })
  }, [isOn])
}
