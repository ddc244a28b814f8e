import { paths } from '#web/paths.ts'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'

/** The destinations with a page of their own: its address, and the picture of the cards that lead there. */
export const pagedDestinations = {
  HK: { picture: 'dest-hk', to: paths.kongFreight },
  TW: { picture: 'dest-tw', to: paths.taiwan },
  MY: { picture: 'dest-my', to: paths.malaysia },
  SG: { picture: 'dest-sg', to: paths.singapore },
} as const satisfies Record<string, { readonly picture: IllustrationName; readonly to: string }>

export type PagedCode = keyof typeof pagedDestinations

export const hasPage = (code: string): code is PagedCode => code in pagedDestinations
