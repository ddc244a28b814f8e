import { createConfig, lintFromString } from '@redocly/openapi-core'

/** What Redocly's recommended rules find in this description, one line each. */
export async function lintDescription(description: object): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(description), config })
  return problems.map(({ severity, ruleId, message, location: [place] }) => {
    return `${severity} ${ruleId}: ${message} ${place?.pointer ?? ''}`
  })
}
