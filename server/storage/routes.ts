import { storage } from '#contract/storage.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { clock } from './clock.ts'

export const routes: readonly Route[] = bind(storage, { clock })
