import type { Plugin } from 'vite'

export interface Change {
  /** A build that contains any of these must contain what is changed. */
  readonly library: RegExp
  /** The files that are changed. */
  readonly file: RegExp
  readonly found: RegExp
  readonly replacement: string
}

/**
 * Changes files of libraries before they are built. Fails the build if there is nothing to change in a library: after an
 * update of it we would otherwise deliver what we had left out, and nobody would notice.
 */
export function changeLibrary(name: string, changes: readonly Change[]): Plugin {
  const used = new Set<Change>()
  const made = new Set<Change>()
  const apply = (code: string, change: Change): string => {
    const changed = code.replace(change.found, change.replacement)
    if (changed !== code) made.add(change)
    return changed
  }
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      for (const change of changes) if (change.library.test(id)) used.add(change)
      const changed = changes.filter(({ file }) => file.test(id)).reduce(apply, code)
      return changed === code ? null : changed
    },
    renderStart() {
      const missing = [...used].find((change) => !made.has(change))
      if (missing)
        throw new Error(
          `${name} found nothing to change: no file ${missing.file} of this build contains ${missing.found}. ` +
            'The library has probably changed: adapt the plugin, or remove it if it is no longer needed.',
        )
    },
  }
}
