/* What questions are made of and none is about. */

export const said = new Set(
  'a an and are can do does for how i in is it my of on or the to what when where which who why'.split(' '),
)

/** In Chinese, as the keys of the search are written: in Simplified. */
export const particles = /怎样|怎么|为什么|什么|甚么|如何|可以|是否|请问|我的|在哪里?|哪里|[吗呢]/u
