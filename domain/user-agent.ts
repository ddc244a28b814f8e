/** What a user agent says about itself: enough for people to recognise their own phone. */
export interface Device {
  readonly browser: Browser | null
  readonly system: System | null
}

/** Checked in this order: many browsers also name those that they derive from. */
const browsers = [
  ['wechat', /MicroMessenger\//],
  ['qq', /\bM?QQBrowser\//],
  ['uc', /\bUC(Browser|WEB)\b/],
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
] as const

const systems = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['harmony', /\b(HarmonyOS|OpenHarmony)\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b/],
] as const

export type Browser = (typeof browsers)[number][0]
export type System = (typeof systems)[number][0]
export const browserWords: readonly Browser[] = browsers.map(([word]) => word)
export const systemWords: readonly System[] = systems.map(([word]) => word)

export const deviceOf = (userAgent: string): Device => ({
  browser: browsers.find(([, mark]) => mark.test(userAgent))?.[0] ?? null,
  system: systems.find(([, mark]) => mark.test(userAgent))?.[0] ?? null,
})
