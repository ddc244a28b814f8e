import { expect, type Page } from '@playwright/test'

/* The camera of the browser: it draws its own picture (`playwright.config.ts`). */

/** Notes what the page opens. Call before the page is loaded. */
export const watchCamera = (page: Page) =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    const opened: MediaStreamTrack[] = []
    Object.assign(window, { opened })
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      opened.push(...stream.getTracks())
      return stream
    }
  })

/** Since the page was loaded: how many cameras were switched on, and how many still are. */
export const camerasOf = (page: Page) =>
  page.evaluate(() => {
    const opened = Reflect.get(window, 'opened') as MediaStreamTrack[]
    return { opened: opened.length, on: opened.filter(({ readyState }) => readyState === 'live').length }
  })

/** Every camera that was switched on is off again. */
export async function isCameraOff(page: Page): Promise<void> {
  await expect.poll(async () => (await camerasOf(page)).on).toBe(0)
  expect((await camerasOf(page)).opened).toBeGreaterThan(0)
}

/** The first time, the browser says this instead of opening a camera. Call before the page is loaded. */
export const cameraSaysFirst = (page: Page, name: 'NotFoundError' | 'NotReadableError') =>
  page.addInitScript((fault) => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = () => {
      devices.getUserMedia = open
      return Promise.reject(new DOMException('', fault))
    }
  }, name)
