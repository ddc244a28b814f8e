import { writeFileSync } from 'node:fs'
import { openApi } from '#server/http/openapi.ts'

// The contract as OpenAPI, committed so that reviewers see what changes on the wire: one line per path.
const { paths, components, ...head } = openApi()
const lines = (entries: object) =>
  Object.entries(entries)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n')
const { responses, ...rest } = components
const text = `{${JSON.stringify(head).slice(1, -1)},
"paths":{
${lines(paths)}
},
"components":{${JSON.stringify(rest).slice(1, -1)},
"responses":{
${lines(responses)}
}}}
`
writeFileSync('docs/openapi.json', text)
