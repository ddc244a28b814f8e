import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { theme, tokenVariables } from './theme.ts'

/**
 * The style sheet that `theme.ts` means: what the kit would otherwise work out in each browser. `npm run theme` writes it to
 * `kit-theme.css`; the build leaves out what nothing uses (`scripts/without-unused-parts.ts`).
 */
export function themeStyle(): string {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={tokenVariables} withGlobalClasses={false} />,
  )
  return /<style[^>]*>(.*)<\/style>/s.exec(html)?.[1] ?? ''
}
