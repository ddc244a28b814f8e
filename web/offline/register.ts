import { basePath } from '#web/client/base-path.ts'

/** Registers the service worker once the page has loaded everything it needs itself. No React and no kit in here. */
export function registerWorker(): void {
  // Browsers have none over plain HTTP, nor in some private windows.
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}

function whenIdle(): void {
  const begin = () => void register().catch(goWithout)
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 10_000 })
  else setTimeout(begin, 2000)
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(`${basePath}/service-worker.js`)
  const { active } = await serviceWorker.ready
  active?.postMessage({ keep: window.location.href })
}

/** If registering fails, the site works as it does without a worker. */
const goWithout = () => undefined
