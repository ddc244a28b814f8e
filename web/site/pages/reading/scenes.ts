import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'

/** Places fill their frame to its edges; anything else stands free on the ground of the page. */
export const isScene = (name: IllustrationName): boolean => /^(dest|hero)-/.test(name)

/** Small signs, which look coarse at the size of a picture. */
export const isSign = (name: IllustrationName): boolean => name.startsWith('goods-')
