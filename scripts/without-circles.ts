import type { Plugin } from 'vite'

/**
 * Fails a build whose files import each other in a circle at once. One of them then runs before what it needs is there,
 * and a page lacks a part without any message (record 108). Files that are imported on demand may lead back.
 */
export function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []))
      const circle = circleAmong(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle) throw new Error(`Files of the build import each other in a circle: ${circle.join(' → ')}`)
    },
  }
}

/** Names in the order in which they import each other, beginning and ending with the same one; null without a circle. */
function circleAmong(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const harmless = new Set<string>()
  const circleFrom = (name: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (harmless.has(name)) return null
    for (const imported of importsOf.get(name) ?? []) {
      const circle = circleFrom(imported, [...way, name])
      if (circle) return circle
    }
    harmless.add(name)
    return null
  }
  for (const name of importsOf.keys()) {
    const circle = circleFrom(name, [])
    if (circle) return circle
  }
  return null
}
