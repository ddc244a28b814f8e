/*
 * All pictures of the product, a file each. Their colours are the `--il-…` names of `tokens.css`, so that they follow
 * light and dark; photos keep their own. Do not import this from an island: it would carry every picture.
 */

export const illustrationNames = [
  'cat-done',
  'cat-empty',
  'cat-lost',
  'cat-search',
  'dest-hk',
  'dest-my',
  'dest-sea',
  'dest-sg',
  'dest-tw',
  'ezway-1',
  'ezway-2',
  'ezway-3',
  'goods-ask',
  'goods-no',
  'goods-ok',
  'goods-shoe',
  'guide',
  'hero-harbour',
  'hero-narrow',
  'hero-west',
  'hong-kong',
  'malaysia',
  'map-tw',
  'photo-bag',
  'photo-label',
  'photo-scale',
  'photo-small',
  'pickup',
  'singapore',
  'southeast',
  'step-send',
  'step-ship',
  'step-weigh',
  'taiwan',
  'tut-address',
  'tut-doubt',
  'tut-forecast',
  'tut-receive',
  'tut-register',
] as const

export type IllustrationName = (typeof illustrationNames)[number]

interface Drawing {
  readonly viewBox: string
  /** How strokes look unless a shape says otherwise; photos have none. */
  readonly attributes: Readonly<Record<string, string>>
  readonly inner: string
}

const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

const line = {
  fill: 'none',
  stroke: 'var(--il-line)',
  strokeWidth: '2.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function drawingOf(name: IllustrationName): Drawing {
  const file = files[`./${name}.svg`] ?? ''
  const [, viewBox = '', inner = ''] = /^<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>\s*$/s.exec(file) ?? []
  return { viewBox, attributes: name.startsWith('photo-') ? { fill: 'none' } : line, inner }
}
