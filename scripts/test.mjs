import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { prepare } from './prepare.mjs'

/**
 * Everything, from a fresh clone: install, build, checks, rules, calls on a real PostgreSQL, journeys in a real
 * Chromium. `npm test -- words` runs the matching tests alone. Ends with one line: N passed, N failed.
 */
const words = process.argv.slice(2)
const results = 'results'
const totals = { passed: 0, failed: 0 }

await prepare()
findChromium()
if (words.length === 0) runStep('checks', 'node', ['scripts/check.mjs'])
// A word may match the tests of one suite alone.
const among = words.length > 0 ? ['--passWithNoTests'] : []
runSuite(
  'vitest',
  ['run', ...words, ...among, '--reporter=default', '--reporter=json', `--outputFile=${results}/vitest.json`],
  readVitest,
)
runSuite('playwright', ['test', ...words, '--pass-with-no-tests'], readPlaywright)
if (totals.passed + totals.failed === 0) console.error(`No test matches ${words.join(' ')}.`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)

function runStep(name, command, args) {
  const ok = spawnSync(command, args, { stdio: 'inherit' }).status === 0
  totals[ok ? 'passed' : 'failed'] += 1
  if (!ok) console.error(`The ${name} found something.`)
}

function runSuite(tool, args, readTotals) {
  rmSync(`${results}/${tool}.json`, { force: true })
  const { status } = spawnSync('npx', ['--no-install', tool, ...args], { stdio: 'inherit', env: process.env })
  const { passed, failed } = readTotals(`${results}/${tool}.json`)
  totals.passed += passed
  // A suite that ends badly without a failed test (a crash, a missing report) has failed all the same.
  totals.failed += failed > 0 ? failed : status === 0 ? 0 : 1
}

function readVitest(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

function readPlaywright(path) {
  if (!existsSync(path)) return { passed: 0, failed: words.length > 0 ? 0 : 1 }
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(path, 'utf8')).stats
  return { passed: expected, failed: unexpected + flaky }
}

/** The journeys need a real browser and Chinese fonts; on Debian as root they are installed when missing. */
function findChromium() {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].filter(Boolean)
  if (known.some((path) => existsSync(path))) return
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    console.log('Installing Chromium and Chinese fonts for the journeys …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
    if (existsSync('/usr/bin/chromium')) return
  }
  console.error(
    'The journeys need Chromium. Install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.',
  )
  process.exit(1)
}
