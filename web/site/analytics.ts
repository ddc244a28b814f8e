import type { SiteAnalytics } from '#contract/site-content.ts'
import { keepHere, keptHere } from './device-storage.ts'

/*
 * Counts visits: only on public pages, only if an id is set for this host, and only after the reader has
 * agreed. The answer is stored on this device and can be changed on the privacy policy page.
 */

const key = 'analytics'

export const analyticsAnswer = (): 'yes' | 'no' | null => {
  const kept = keptHere(key)
  return kept === 'yes' || kept === 'no' ? kept : null
}

/** Reads the settings in the page, asks if there is no answer yet, and loads the script if the answer is yes. */
export function offerAnalytics(bar: HTMLElement): void {
  const { sites, script }: SiteAnalytics = JSON.parse(bar.dataset['analytics'] ?? '{"sites":[],"script":""}')
  const id = sites.find(({ host }) => hostname(host) === location.hostname)?.id
  if (!id) return
  for (const button of bar.querySelectorAll<HTMLButtonElement>('button[value]'))
    button.addEventListener('click', () => {
      keepHere(key, button.value)
      bar.hidden = true
      if (button.value === 'yes') load(script, id)
    })
  if (analyticsAnswer() === 'yes') load(script, id)
  bar.hidden = analyticsAnswer() !== null && !bar.hasAttribute('data-asks-again')
}

/** The port does not matter. */
const hostname = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

type Counted = Window & { dataLayer?: unknown[] }

function load(script: string, id: string): void {
  if (document.querySelector('script[data-counts]')) return
  const layer: unknown[] = ((window as Counted).dataLayer ??= [])
  // The script expects an `arguments` object, not an array.
  function order(..._words: unknown[]) {
    layer.push(arguments)
  }
  order('js', new Date())
  order('config', id, { anonymize_ip: true })
  const program = document.createElement('script')
  program.async = true
  program.src = script.replaceAll('{id}', encodeURIComponent(id))
  program.dataset['counts'] = id
  document.head.append(program)
}
