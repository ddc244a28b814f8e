import { useSyncExternalStore } from 'react'

/** Chromium's offer to put the site on the home screen; other browsers make none. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

/** The browser offers once, early; it is kept for whoever opens the profile, and no bar is shown over the page. */
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

/** `offered` by the browser, `by-hand` where only the person can do it, `none` where it is done or cannot be. */
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

/** An iPad says that it is a Mac; a Mac has no touch. */
const isApple = () =>
  /iPhone|iPod|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** An offer serves once, whatever the person answers. */
export async function install(): Promise<void> {
  const given = offer
  tell(null)
  await given?.prompt()
}
