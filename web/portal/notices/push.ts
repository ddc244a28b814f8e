import type { Input } from '#contract/wire/operation.ts'
import type { pushSubscriptions } from '#contract/notices.ts'

/*
 * Push messages on this device. The browser asks its own push service for an address; we only learn that address and
 * the key to encrypt for it.
 */

/** `none`: this browser has no push messages; `denied`: its user said no, which only the browser’s settings change. */
export type PushState = 'none' | 'denied' | 'off' | 'on'

type Asked = Input<typeof pushSubscriptions.save>

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Null until the service worker is there: it is registered once the page is at rest. */
async function subscription(): Promise<PushSubscription | null> {
  const found = await navigator.serviceWorker.getRegistration()
  return (await found?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) ? 'on' : 'off'
}

/** Asks the person, then the browser; null if either said no. */
export async function startPush(pushKey: string): Promise<Asked | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  return asked(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) }))
}

/** This browser as it is subscribed now, to be told to the server again; null if it is not. */
export const currentPush = async (): Promise<Asked | null> => {
  const found = await subscription()
  return found && asked(found)
}

/** The address that no longer counts. */
export async function stopPush(): Promise<string | null> {
  const found = await subscription()
  if (!found) return null
  await found.unsubscribe()
  return found.endpoint
}

function asked(found: PushSubscription): Asked | null {
  const { p256dh, auth } = found.toJSON().keys ?? {}
  return p256dh && auth ? { endpoint: found.endpoint, publicKey: p256dh, secret: auth } : null
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
