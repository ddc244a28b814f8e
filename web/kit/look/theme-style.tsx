import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { theme, tokenVariables } from './theme.ts'

/** We have no buttons with an outline, and of the main color no shades but those of its own name. */
const unused = /--mantine-(?:color-\w+-outline(?:-hover)?|primary-color-\d): [^;]*;/g

/**
 * The style sheet that `theme.ts` means: what the kit would otherwise work out in each browser. `npm run theme` writes it to
 * `kit-theme.css`.
 */
export function themeStyle(): string {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={tokenVariables} withGlobalClasses={false} />,
  )
  const css = /<style[^>]*>(.*)<\/style>/s.exec(html)?.[1] ?? ''
  return css.replace(unused, '')
}
