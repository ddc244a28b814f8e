import { queryClient } from '#web/queries.ts'

/**
 * A link to a picture lives some minutes (A8): on a page that was left open it has died. Whatever was read with it is
 * read again, which brings the next link.
 */
export const renewLink = (url: string): void => {
  const holdsIt = (data: unknown) => data !== undefined && JSON.stringify(data).includes(url)
  // Pictures of one page die together: one reading serves them all.
  void queryClient.invalidateQueries({ predicate: ({ state }) => holdsIt(state.data) }, { cancelRefetch: false })
}
