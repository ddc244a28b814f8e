import type { Plugin } from 'vite'
import { changeLibrary } from './change-library.ts'

const hues = 'pink|grape|violet|indigo|cyan|lime|orange|yellow|green'

const unusedVariables = [
  `color-(?:${hues})-[\\w-]+`,
  'color-\\w+-outline(?:-hover)?',
  'primary-color-\\d',
  'h\\d-[\\w-]+',
  'breakpoint-\\w+',
]

/**
 * Mantine's variables, and its theme, come with fourteen hues in ten shades. Ours are in `tokens.css`; the kit itself uses
 * four of its own. We have no buttons with an outline and no titles of the kit, and style sheets cannot read breakpoints.
 */
export const withoutUnusedColors = (): Plugin =>
  changeLibrary('without-unused-colors', [
    ...unusedVariables.map((names) => ({
      library: /\/@mantine\/core\/styles\/(?:global|default-css-variables)\b/,
      file: /\/(?:default-css-variables|kit-theme)\.css$/,
      found: new RegExp(`\\s*--mantine-${names}:[^;]*;`, 'g'),
      replacement: '',
    })),
    {
      library: /\/@mantine\/core\//,
      file: /\/default-colors\.mjs$/,
      found: new RegExp(`\\b(?:${hues}): \\[[^\\]]*\\],?`, 'g'),
      replacement: '',
    },
  ])

/**
 * Mantine can work out the style of a theme in the browser, and brings what it takes even to a page that has that style in a
 * sheet, as all of ours have (`web/kit/look/kit-theme.css`).
 */
export const withoutThemeStyle = (): Plugin =>
  changeLibrary('without-theme-style', [
    {
      library: /\/@mantine\/core\/.*\.mjs$/,
      file: /\/MantineProvider\.mjs$/,
      found:
        /withCssVariables && \/\* @__PURE__ \*\/ jsx\(MantineCssVariables, \{[^}]*\}\),\s*withGlobalClasses && \/\* @__PURE__ \*\/ jsx\(MantineClasses, \{\}\),/,
      replacement: '',
    },
  ])

const unusedOfRouter: readonly [found: RegExp, replacement: string][] = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/ = (React\d*\.(?:createContext|forwardRef|memo)\(|new Set\()/g, ' = /* @__PURE__ */ $1'],
  [/^(var (\w+) = class [\s\S]*?)^\};\n\2\.contextType = (\w+);$/gm, '$1  static contextType = $3;\n};'],
  [/ = (class extends [\s\S]*?^\});$/gm, ' = /* @__PURE__ */ (() => $1)();'],
  [/var ENABLE_DEV_WARNINGS = true;/, 'var ENABLE_DEV_WARNINGS = false;'],
]

/**
 * The router names its parts for developers (`Form.displayName = …`), and makes contexts for all ways of using it. A
 * build keeps what is done at once, so every page would load the parts that we do not use.
 */
export function withoutUnusedRouter(): Plugin {
  const [library, file] = [/\/node_modules\/react-router\//, /\/node_modules\/react-router\/.*\.mjs$/]
  const changes = unusedOfRouter.map(([found, replacement]) => ({ library, file, found, replacement }))
  return { ...changeLibrary('without-unused-router', changes), apply: 'build' }
}
