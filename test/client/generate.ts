import { mkdirSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'

/** Generates the types of a client from this description, as any user of the API would. */
export async function generateClient(description: object): Promise<void> {
  const types = await openapiTS(description as never, { silent: true })
  mkdirSync('test/client/generated', { recursive: true })
  writeFileSync('test/client/generated/api.ts', COMMENT_HEADER + astToString(types))
}
