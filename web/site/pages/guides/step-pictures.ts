import { paths } from '#web/paths.ts'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import type { Block } from '#web/kit/text/markdown.ts'
import type { Section } from '#web/kit/text/markdown-outline.ts'

/**
 * A step has the picture of the page that it leads to. Links are the same in all languages and stay with a step that
 * staff move; a step that leads elsewhere goes without a picture.
 */
const pictures: Readonly<Record<string, IllustrationName>> = {
  [paths.register]: 'tut-register',
  [paths.warehouseAddress]: 'tut-address',
  [paths.forecast]: 'tut-forecast',
  [paths.parcels]: 'step-weigh',
  [paths.apply]: 'step-ship',
  [paths.articleOf({ kind: 'industry', slug: 'weigh-and-doubt' })]: 'tut-doubt',
  [paths.tracking]: 'tut-receive',
}

/** One for each step, or null; none appears twice. */
export function picturesOf(sections: readonly Section[]): readonly (IllustrationName | null)[] {
  const taken = new Set<IllustrationName>()
  return sections.map(({ blocks }) => {
    const picture = blocks
      .flatMap(linksOf)
      .flatMap((href) => pictures[href] ?? [])
      .find((each) => !taken.has(each))
    if (picture) taken.add(picture)
    return picture ?? null
  })
}

function linksOf(block: Block): readonly string[] {
  const lines = 'line' in block ? [block.line] : block.kind === 'list' ? block.items : block.rows.flat()
  return lines.flat().flatMap((part) => (part.kind === 'link' ? [part.href] : []))
}
