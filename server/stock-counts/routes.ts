import { staffBinCounts } from '#contract/bin-counts.ts'
import { bind } from '#server/http/bind.ts'
import { finish } from './finish.ts'
import { differences, get, list } from './read.ts'
import { resolve } from './resolve.ts'
import { scan } from './scan.ts'
import { start } from './start.ts'

export const routes = bind(staffBinCounts, { list, get, start, scan, finish, differences, resolve })
