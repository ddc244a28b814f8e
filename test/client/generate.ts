import { mkdirSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'

/** Writes the types of a client of this description, as anybody who uses the API would have them generated. */
export async function generateClient(description: object): Promise<void> {
  const types = await openapiTS(description as never, { silent: true })
  mkdirSync('test/client/generated', { recursive: true })
  writeFileSync('test/client/generated/api.ts', COMMENT_HEADER + astToString(types))
}
