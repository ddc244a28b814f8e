import { operations } from '#contract/index.ts'
import { inputsOf, nearly } from '#test/inputs.ts'
import * as fc from 'fast-check'
for (const o of operations) { if (o.transport!=='json') continue
 const t0=Date.now(); process.stdout.write(o.name+' ')
 fc.sample(inputsOf(o, {}), {numRuns:8, seed: 20_261_121}); process.stdout.write(`${Date.now()-t0} `)
 fc.sample(nearly(inputsOf(o, {})), {numRuns:16, seed: 20_261_121}); process.stdout.write(`${Date.now()-t0}\n`)
}
