import { basePath } from '#web/client/base-path.ts'

/** A manifest has one language, so there are three; the page links to the one in its own language. */
export function linkManifest(): void {
  const page = document.documentElement
  const link = addLink('manifest')
  addLink('apple-touch-icon').href = `${basePath}/icons/apple-180.png`
  const follow = () => {
    link.href = `${basePath}/manifest.${page.lang}.webmanifest`
  }
  follow()
  new MutationObserver(follow).observe(page, { attributes: true, attributeFilter: ['lang'] })
}

function addLink(rel: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  document.head.append(link)
  return link
}
