/* Words that occur in questions but are not what they are about. */

export const said = new Set(
  'a an and are be can could do does for from get has have how i if in is it its me my of on or please should so that the there this to was we what when which who why will with you your'.split(
    ' ',
  ),
)

/** The same in Chinese; in Simplified, like keys. */
export const particles =
  /怎样|怎么办|怎么|为什么|什么|甚么|如何|可不可以|可以|能不能|能否|是否|会不会|要不要|有没有|请问|我的|我|你们|吗|呢|的|了/u
