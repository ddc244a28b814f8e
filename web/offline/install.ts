import { useSyncExternalStore } from 'react'

/** Chromium's offer to add the site to the home screen; other browsers have none. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

/** The browser makes its offer once, early; it is kept for the profile page, and no bar is shown over the page. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    tell(event)
  })
  window.addEventListener('appinstalled', () => tell(null))
}

function tell(given: InstallOffer | null): void {
  offer = given
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `offered` by the browser, `by-hand` if only the user can do it, `none` if it is installed or impossible. */
export const useInstallWay = (): 'offered' | 'by-hand' | 'none' =>
  useSyncExternalStore(subscribe, () =>
    window.matchMedia('(display-mode: standalone)').matches
      ? 'none'
      : offer
        ? 'offered'
        : isApple()
          ? 'by-hand'
          : 'none',
  )

/** An iPad identifies itself as a Mac; a Mac has no touch screen. */
const isApple = () =>
  /iPhone|iPod|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** An offer can be used once, whatever the user answers. */
export async function install(): Promise<void> {
  const given = offer
  tell(null)
  await given?.prompt()
}
