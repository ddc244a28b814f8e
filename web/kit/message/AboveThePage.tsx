import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { loadWithin } from '#web/client/load-within.ts'
import { decide, useQuestion } from './confirm.ts'
import { useAreOverlaysWanted, wantOverlays } from './overlays.ts'
import { closeRefused, useRefused } from './refused.ts'

/** How long after the page has loaded: by then it has shown its first rows. */
const restMs = 1500

const load = async (): Promise<{ default: ComponentType }> => ({
  default: (await loadWithin(() => import('./Overlays.tsx'))).Overlays,
})
const Overlays = lazy(() => load().catch(() => ({ default: BrowserQuestions })))

/** Once per app: dialogs and short messages, whose code the first page does not wait for. */
export function AboveThePage() {
  const areWanted = useAreOverlaysWanted()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer = setTimeout(wantOverlays, restMs)
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      window.removeEventListener('load', start)
      clearTimeout(timer)
    }
  }, [])
  return areWanted ? (
    <Suspense>
      <Overlays />
    </Suspense>
  ) : null
}

/** If the dialogs could not be loaded, the browser asks in their place. */
function BrowserQuestions() {
  const { question, isOpen } = useQuestion()
  const refused = useRefused()
  useEffect(() => {
    if (isOpen && question) decide(window.confirm(plain(question.title, question.sentence)))
  }, [isOpen, question])
  useEffect(() => {
    if (!refused.isOpen || !refused.refusal) return
    window.alert(refused.refusal.message)
    closeRefused()
  }, [refused])
  return null
}

const plain = (...parts: readonly unknown[]) => parts.filter((part) => typeof part === 'string').join('\n\n')
