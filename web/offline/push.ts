import { basePath } from '#web/client/base-path.ts'
import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts'

/** What `server/notices/push/send.ts` writes; anything else is not shown. */
export interface PushMessage {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string | null
}

export function messageIn(data: { readonly json: () => unknown } | null): PushMessage | null {
  try {
    const said = data?.json()
    if (typeof said !== 'object' || said === null) return null
    const { id, title, text, link } = said as Record<string, unknown>
    if (typeof id !== 'string' || typeof title !== 'string' || title === '') return null
    return { id, title, text: typeof text === 'string' ? text : '', link: isPage(link) ? link : null }
  } catch {
    return null
  }
}

/** A page below the site, never another origin. */
const isPage = (link: unknown): link is string => typeof link === 'string' && /^\/(?!\/)/.test(link)

/** The page that a notification leads to; without one of its own, the list of all. */
export const addressOf = (link: unknown): string => `${basePath}${isPage(link) ? link : '/notices'}`

export function showPushed(self: WorkerScope, { data }: PushEvent): Promise<unknown> {
  const message = messageIn(data)
  if (message === null) return Promise.resolve()
  const { id, title, text, link } = message
  return self.registration.showNotification(title, {
    body: text,
    // A message that comes twice is shown once.
    tag: id,
    icon: `${basePath}/offline/icons/icon-192.png`,
    data: { link },
  })
}

/** A window of the site that is open shows the page; otherwise a new one does. */
export async function openPushed(self: WorkerScope, { notification }: NotificationEvent): Promise<unknown> {
  notification.close()
  const address = addressOf((notification.data as { link?: unknown } | null)?.link)
  const [open] = await self.clients.matchAll({ type: 'window' })
  const moved = await open?.navigate(address).catch(() => null)
  return moved ? moved.focus() : self.clients.openWindow(address)
}
