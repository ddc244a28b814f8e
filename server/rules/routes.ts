import { rules } from '#contract/standing-rules.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { list, log } from './list.ts'
import { save } from './save.ts'
import { remove, stop } from './stop.ts'

export const routes: readonly Route[] = bind(rules, { list, save, delete: remove, stop, log })
