import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HeldRouter } from '#web/kit/form/HeldRouter.tsx'
import { queryClient } from '#web/client/queries.ts'
import { PageFailed } from '#web/kit/message/PageFailed.tsx'
import { applyLanguage, takeLanguage } from '#web/kit/text/language.ts'
import { AboveThePage } from '#web/kit/message/AboveThePage.tsx'
import { LeaveQuestion } from '#web/kit/form/LeaveQuestion.tsx'
import { listenForEscape } from '#web/kit/look/use-own-escape.ts'
import { pressToSend } from '#web/kit/form/press-to-send.ts'
import { Spoken } from '#web/kit/text/Spoken.tsx'
import { theme } from '#web/kit/look/theme.ts'

/** Draws the program into its place; `render` starts it. */
type Draw = (place: HTMLElement, render: () => void) => void

/**
 * Renders a front end with kit, router and query: the members' portal or the back office. `draw` may put it where
 * something else was shown.
 */
export function start(base: string, app: ReactNode, draw: Draw = (_place, render) => render()): void {
  followAddress()
  applyLanguage()
  pressToSend()
  listenForEscape()
  // Pages set their own titles; the one in the HTML file would take precedence.
  document.querySelector('head > title')?.remove()
  const place = document.getElementById('root')
  if (!place) return
  const root = createRoot(place, {
    // A bug of ours must not leave an empty page.
    onUncaughtError: (error) => {
      console.error(error)
      setTimeout(() =>
        root.render(
          <Kit>
            <PageFailed />
          </Kit>,
        ),
      )
    },
  })
  draw(place, () =>
    root.render(
      <StrictMode>
        <Kit>
          <QueryClientProvider client={queryClient}>
            <HeldRouter base={base}>
              <LeaveQuestion />
              {app}
              <AboveThePage />
            </HeldRouter>
          </QueryClientProvider>
        </Kit>
      </StrictMode>,
    ),
  )
}

/**
 * A link from a public page names its language; it is then removed from the address, where it would override a later
 * choice.
 */
function followAddress(): void {
  const { pathname, search, hash } = window.location
  const rest = takeLanguage(search)
  if (rest !== search) window.history.replaceState(window.history.state, '', pathname + rest + hash)
}

/** The style of the theme is in a sheet (`kit-theme.css`). */
const Kit = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
    <Spoken>{children}</Spoken>
  </MantineProvider>
)
