import type { ComponentType, ReactNode } from 'react'
import { basePath } from '#web/client/base-path.ts'
import { loadWithin } from '#web/client/load-within.ts'
import { pageAt } from './pages.ts'
import { siteRoutes } from './routes.ts'

/** A frame draws a page inside. */
export interface FrameProps {
  readonly children: ReactNode
}

/** The page that was opened and the frame around it, so that both are drawn at once. */
export interface Opened {
  readonly path: string
  readonly Page: ComponentType
  readonly shell: 'member' | 'public'
  readonly Frame: ComponentType<FrameProps>
}

/** How long the screen may stay empty for it; after that the frame shows that the page is on its way. */
const emptyMs = 3000

/** Null at an address without a page, and where the code does not arrive: its place on the screen then says so. */
export async function openedPage(isPictureShown: boolean): Promise<Opened | null> {
  const path = pageAt(window.location.pathname.slice(basePath.length))?.path
  const route = siteRoutes.find((each) => each.path === path)
  if (!route) return null
  const { shell } = route
  try {
    const both = () => Promise.all([route.load(), frames[shell]()])
    const [Page, Frame] = await (isPictureShown ? loadWithin(both) : loadWithin(both, emptyMs))
    return { path: route.path, shell, Page, Frame }
  } catch {
    return null
  }
}

export const frames: Readonly<Record<Opened['shell'], () => Promise<ComponentType<FrameProps>>>> = {
  member: async () => (await import('./shell/MemberShell.tsx')).MemberShell,
  public: async () => (await import('./shell/PublicShell.tsx')).PublicShell,
}
