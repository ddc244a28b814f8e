import { useEffect, useState } from 'react'
import { painted } from '#web/client/painted.ts'

/** False while a part is drawn for the first time, true once that is on the screen. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => void painted().then(() => setPainted(true)), [])
  return isPainted
}
