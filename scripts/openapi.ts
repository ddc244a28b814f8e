import { writeFileSync } from 'node:fs'
import { openApi } from '#server/openapi.ts'

// The contract as OpenAPI, committed so that reviewers see what a change does on the wire.
writeFileSync('docs/openapi.json', `${JSON.stringify(openApi(), null, 1)}\n`)
