import type { ComponentType } from 'react'
import { type PortalPage, portalPages } from './pages.ts'

export interface SiteRoute extends PortalPage {
  /** Fetches its code. */
  readonly load: () => Promise<ComponentType>
}

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('./**/*Page.tsx')

export const siteRoutes: readonly SiteRoute[] = portalPages.map((page) => ({
  ...page,
  load: async () => {
    const name = /(\w+)\.tsx$/.exec(page.file)?.[1] ?? ''
    const component = (await modules[page.file]?.())?.[name]
    if (!component) throw new Error(`${page.file} exports no ${name}`)
    return component
  },
}))
