import { spawnSync } from 'node:child_process'

/** Types, lint and boundaries, format, dead code: all of them run, even if one finds something. */
const checks = [
  ['types', 'tsc', ['--noEmit', '-p', '.']],
  ['lint and boundaries', 'oxlint', []],
  ['format', 'biome', ['format', '.']],
  ['dead code', 'knip', []],
]

const failed = checks.filter(([name, command, args]) => {
  console.log(`— ${name}`)
  return spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  console.error(`These checks found something: ${failed.map(([name]) => name).join(', ')}.`)
  process.exit(1)
}
