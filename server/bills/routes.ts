import type { Route } from '#server/bind.ts'

export const routes: readonly Route[] = []
