import { queryClient } from '#web/client/queries.ts'

/**
 * The next link to a picture of ours whose link has died after some minutes (A8): whatever was read with the picture is
 * read again. A form may hold a link that is older than the page around it, so the picture's path alone names it. null
 * where nothing on the page was read with it, or nothing newer came.
 */
export async function renewedLink(dead: string): Promise<string | null> {
  const [path = ''] = dead.split('?')
  const links = (data: unknown): readonly string[] =>
    data === undefined
      ? []
      : JSON.stringify(data)
          .split('"')
          .filter((word) => word.split('?')[0] === path)
  // Pictures of one page die together: one reading serves them all.
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
