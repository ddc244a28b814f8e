import type { Plugin } from 'vite'

/** The text of each file of a build, by the name that it is imported by. */
export type Sources = Readonly<Record<string, string>>

/** Lets a build read these instead of files. */
export const fromSources = (sources: Sources): Plugin => ({
  name: 'sources',
  enforce: 'pre',
  resolveId: (id) => (id in sources ? id : null),
  load: (id) => sources[id] ?? null,
})
