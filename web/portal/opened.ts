import type { ComponentType } from 'react'
import { basePath } from '#web/client/base-path.ts'
import { loadWithin } from '#web/client/load-within.ts'
import { readFirst as readForVisitor } from './first-reads/of-visitors.ts'
import { pageAt, type PortalPage } from './pages.ts'
import { siteRoutes } from './routes.ts'

/** The page that was opened and the frame around it, so that both are drawn at once. */
export interface Opened extends FrameParts {
  readonly path: string
  readonly Page: ComponentType
  readonly shell: PortalPage['shell']
}

interface FrameParts {
  readonly Frame: ComponentType
  /** Reads what the page at this path shows first, before it is drawn. */
  readonly readFirst: (path: string) => Promise<void>
}

/** How long the screen may stay empty for it; after that the frame shows that the page is on its way. */
const emptyMs = 3000

/** How long a page waits for what it shows first, once its code is there; then it shows that it is loading. */
const patienceMs = 400

/** Null at an address without a page, and where the code does not arrive: its place on the screen then says so. */
export async function openedPage(isPictureShown: boolean): Promise<Opened | null> {
  const path = pageAt(window.location.pathname.slice(basePath.length))?.path
  const route = siteRoutes.find((each) => each.path === path)
  if (!route) return null
  const { shell } = route
  try {
    const both = () => Promise.all([route.load(), frames[shell]()])
    const [Page, { Frame, readFirst }] = await (isPictureShown ? loadWithin(both) : loadWithin(both, emptyMs))
    return { path: route.path, shell, Page, Frame, readFirst }
  } catch {
    return null
  }
}

/** So that the first screen is drawn once, with what it shows. */
export async function readFirst({ path, readFirst }: Opened): Promise<void> {
  await Promise.race([readFirst(path), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

export const frames: Readonly<Record<Opened['shell'], () => Promise<FrameParts>>> = {
  member: () => import('./shell/member-frame.ts'),
  public: async () => ({
    Frame: (await import('./shell/TitledPublicShell.tsx')).TitledPublicShell,
    readFirst: readForVisitor,
  }),
}
