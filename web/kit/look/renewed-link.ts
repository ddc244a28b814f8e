import { queryClient } from '#web/client/queries.ts'

/**
 * The next link to a picture whose link has expired after a few minutes: everything that was fetched with the picture
 * is fetched again. A form may have an older link than the page around it, so only the picture's path identifies it.
 * null if nothing on the page was fetched with it, or no newer link came.
 */
export async function renewedLink(dead: string): Promise<string | null> {
  const [path = ''] = dead.split('?')
  const links = (data: unknown): readonly string[] =>
    data === undefined
      ? []
      : JSON.stringify(data)
          .split('"')
          .filter((word) => word.split('?')[0] === path)
  // Links on one page expire together: one refetch serves them all.
  await queryClient.invalidateQueries(
    { predicate: ({ state }) => links(state.data).length > 0 },
    { cancelRefetch: false },
  )
  const known = queryClient
    .getQueryCache()
    .getAll()
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return known.flatMap(({ state }) => links(state.data)).find((link) => link !== dead) ?? null
}
