import type { Plugin } from 'vite'
import { changeLibrary } from './change-library.ts'

const ofQuery = { library: /\/@tanstack\/query-core\//, file: /\/@tanstack\/query-core\/.*\.js$/ }

/**
 * TanStack Query keeps its state in private fields (`this.#name`), which not all browsers of 2020 have: for them each field
 * would become a WeakMap, and each use of it a call. They become plain fields, which need not be declared.
 */
export const plainPrivateFields = (): Plugin =>
  changeLibrary('plain-private-fields', [
    { ...ofQuery, found: /^\s+#\w+;\n/gm, replacement: '' },
    { ...ofQuery, found: /(?<=[\s.])#(?=\w)/g, replacement: '$$' },
  ])
