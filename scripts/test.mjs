import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { prepare } from './prepare.mjs'

/**
 * Everything, from a fresh clone: install, build, checks, rules, calls on a real PostgreSQL, journeys in a real
 * Chromium. `npm test -- words` runs only the matching tests. Ends with the names of what failed, and one line: N
 * passed, N failed.
 */
const words = process.argv.slice(2)
const results = 'results'
const totals = { passed: 0, failed: 0 }
const failures = []

await prepare()
findChromium()
if (words.length === 0) runStep('checks', 'node', ['scripts/check.mjs'])
// A word may match the tests of only one suite.
const among = words.length > 0 ? ['--passWithNoTests'] : []
runSuite(
  'vitest',
  ['run', ...words, ...among, '--reporter=default', '--reporter=json', `--outputFile=${results}/vitest.json`],
  readVitest,
)
runSuite('playwright', ['test', ...words, '--pass-with-no-tests'], readPlaywright)
if (totals.passed + totals.failed === 0) console.error(`No test matches ${words.join(' ')}.`)
if (failures.length > 0) console.error(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)

function runStep(name, command, args) {
  const ok = spawnSync(command, args, { stdio: 'inherit' }).status === 0
  totals[ok ? 'passed' : 'failed'] += 1
  if (!ok) failures.push(`the ${name} found something`)
}

function runSuite(tool, args, readTotals) {
  rmSync(`${results}/${tool}.json`, { force: true })
  const { status } = spawnSync('npx', ['--no-install', tool, ...args], { stdio: 'inherit', env: process.env })
  const { passed, failed } = readTotals(`${results}/${tool}.json`)
  // A suite that ends badly without a failed test (a crash, a missing report) counts as failed.
  if (failed.length === 0 && status !== 0) failed.push(`${tool} ended with ${status}`)
  totals.passed += passed
  totals.failed += failed.length
  failures.push(...failed)
}

/** The number of passed tests, and the names of failed ones with the first line of each message. */
function readVitest(path) {
  if (!existsSync(path)) return { passed: 0, failed: ['vitest left no report'] }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    const said = tests.map((test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
    return said.length > 0 || !message ? said : [`${name}: ${firstLine(message)}`]
  })
  return { passed: numPassedTests, failed }
}

function readPlaywright(path) {
  if (!existsSync(path)) return { passed: 0, failed: words.length > 0 ? [] : ['playwright left no report'] }
  const { suites, stats } = JSON.parse(readFileSync(path, 'utf8'))
  const failed = suites.flatMap(specsOf).filter(({ ok, tests }) => !ok || tests.some((test) => test.status === 'flaky'))
  return {
    passed: stats.expected,
    failed: failed.map((spec) => `${spec.file}:${spec.line} › ${spec.title}: ${saidBy(spec)}`),
  }
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function saidBy(spec) {
  return firstLine(spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message)
}

function firstLine(text = '') {
  return stripVTControlCharacters(text).trim().split('\n', 1)[0]
}

/**
 * The journeys need a real browser and Chinese fonts; on Debian, when running as root, they are installed if missing.
 * The headless shell needs only two thirds of the time.
 */
function findChromium() {
  const [preferred, ...others] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
  const isThere = () => others.some((path) => existsSync(path)) || existsSync(preferred)
  if (existsSync(process.env.CHROMIUM_PATH ?? preferred)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium and Chinese fonts for the journeys …')
    apt('update')
    apt('install', '-y', 'chromium-headless-shell', 'fonts-noto-cjk')
    if (!isThere()) apt('install', '-y', 'chromium', 'fonts-noto-cjk')
  }
  if (isThere()) return
  console.error(
    'The journeys need Chromium. Install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.',
  )
  process.exit(1)
}

function apt(...args) {
  spawnSync('apt-get', [...args, '-qq'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
