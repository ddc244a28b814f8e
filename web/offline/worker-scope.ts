/*
 * The part of a service worker's globals that we use. The types of pages and those of workers cannot be loaded
 * together, and one program contains both.
 */

interface LastingEvent {
  /** The browser keeps the worker alive until this is done; call it only while handling the event. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown
}

export interface PushEvent extends LastingEvent {
  readonly data: { readonly json: () => unknown } | null
}

export interface NotificationEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void }
}

interface OpenWindow {
  readonly navigate: (address: string) => Promise<OpenWindow | null>
  readonly focus: () => Promise<unknown>
}

interface Shown {
  readonly body: string
  readonly tag: string
  readonly icon: string
  readonly data: unknown
}

interface Events {
  readonly install: LastingEvent
  readonly activate: LastingEvent
  readonly fetch: FetchEvent
  readonly message: WorkerMessageEvent
  readonly push: PushEvent
  readonly notificationclick: NotificationEvent
}

export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (of: { readonly type: 'window' }) => Promise<readonly OpenWindow[]>
    readonly openWindow: (address: string) => Promise<unknown>
  }
  readonly registration: { readonly showNotification: (title: string, shown: Shown) => Promise<void> }
  readonly addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}

/** The same for the worker of a station. */
export interface StationBuild {
  readonly version: string
  /** The address of the back office, which is also where its one document is. */
  readonly document: string
  /** The hashed files that the receiving page needs. */
  readonly files: readonly string[]
}

/** What the build knows and writes into the worker (`scripts/build-worker.mjs`). */
export interface OfflineBuild {
  /** Changes whenever a file that browsers fetch has changed. */
  readonly version: string
  /** The files of the page for "nothing was stored". */
  readonly first: readonly string[]
  /** The hashed files of the portal and of the pages that can be read offline. */
  readonly shell: readonly string[]
}
