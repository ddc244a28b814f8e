// Gets a fresh clone ready to run. Plain JavaScript with only Node's own modules: it works before anything is
// installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldestNode = [20, 19]
const server = join(root, 'dist', 'server', 'main.js')
const builtFrom = join(root, 'dist', '.built-from')

/** What the build reads: the sources, its own scripts, and some files of the root. Tests do not affect it. */
const sources = ['domain', 'contract', 'server', 'simulators', 'web', 'db', 'scripts']
const sourceFiles = /^(package|package-lock|tsconfig[\w.]*)\.json$|^[\w.]+\.config\.(js|mjs|ts)$/
const notBuilt = /\.(test|e2e)\.tsx?$|(^|[\\/])\./

/** Everything that `npm start` and `npm test` need; steps that are already done are skipped. */
export async function prepare() {
  await tryToPrepare().catch((fault) => {
    console.error(fault instanceof Complaint ? fault.message : fault)
    process.exit(1)
  })
}

/** The same, but throws, for callers that carry on after a failure. */
export async function tryToPrepare() {
  process.chdir(root)
  checkNode()
  await install()
  await build()
}

/** A problem that the person who ran the command can fix. */
class Complaint extends Error {}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  throw new Complaint(
    `Smart Cats needs Node ${oldestNode.join('.')} or newer, best the current long-term version; this is Node ${process.versions.node}. See https://nodejs.org`,
  )
}

async function install() {
  const installed = packagesIn('node_modules/.package-lock.json')
  const isComplete = Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    // Optional packages are for other platforms, or could not be installed; code that needs one says so.
    const found = installed[path]
    return path === '' || (found ? found.version === wanted.version : wanted.optional || wanted.devOptional)
  })
  if (isComplete) return
  console.log('Installing packages; the first time takes a minute or two …')
  // The build needs the development packages, which npm leaves out when NODE_ENV is "production".
  await npm(['ci', '--include=dev', '--loglevel=error'], 'The packages could not be installed.')
}

async function build() {
  if (existsSync(server) && existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === hashOfSource()) return
  console.log('Building …')
  await npm(['run', 'build', '--silent'], 'The build failed.')
}

/** Returns a function to call when the build is done, so that nothing builds again while a server is running. */
export function beginBuild() {
  const source = hashOfSource()
  rmSync(builtFrom, { force: true })
  return () => writeFileSync(builtFrom, source)
}

/** By content, not by time: a checkout touches files without changing them. */
function hashOfSource() {
  const hash = createHash('sha256')
  const names = readdirSync(root).filter((name) => sourceFiles.test(name))
  for (const name of [...sources, ...names].flatMap(filesIn).sort()) {
    const content = readFileSync(join(root, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(name) {
  const path = join(root, name)
  if (notBuilt.test(name) || !existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [name]
  return readdirSync(path).flatMap((child) => filesIn(`${name}/${child}`))
}

/** The packages in a lock file: npm keeps one of what is really installed. */
function packagesIn(lockFile) {
  const path = join(root, lockFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** Runs npm in this terminal, so that its progress is visible. */
function npm(words, complaint) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('error', (fault) => reject(new Complaint(`${complaint} ${fault.message}`)))
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Complaint(complaint))))
  })
}
