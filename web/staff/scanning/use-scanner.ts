import { useEffect, useEffectEvent } from 'react'
import { listenForScans, type ScanEvents } from './keys.ts'

/** While the station is shown, every scan comes here, wherever the focus is and whatever is in progress. */
export function useScanner({ onScan, onUnsure }: ScanEvents, isOn = true): void {
  const scanned = useEffectEvent(onScan)
  const unsure = useEffectEvent(onUnsure)
  useEffect(() => {
    if (!isOn) return
    return listenForScans(window, { onScan: (code) => scanned(code), onUnsure: () => unsure() })
  }, [isOn])
}
