// Adds to package-lock.json the optional packages of other platforms that a registry did not show (docs/decisions/0008).
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { packages } = lock

for (const [path, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    packages[`node_modules/${name}`] = entryFor(name, version, entry.dev)
    console.log(`added ${name} ${version}`)
  }
}
const [root, ...rest] = Object.entries(packages)
rest.sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries([root, ...rest]) }, null, 2)}\n`)

/** npm looks for a package beside its user, then one folder up, and so on. */
function isLocked(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

/** A platform package says in its name where it runs. */
function entryFor(name, version, dev) {
  const os = /android|darwin|freebsd|linux|win32|openharmony|sunos|netbsd|openbsd|aix|wasm32|wasi/.exec(name)?.[0]
  const cpu = /arm64|x64|arm(?=[-v]|$)|ppc64|riscv64|s390x|ia32|loong64|mips64el/.exec(name)?.[0]
  const libc = name.includes('musl') ? ['musl'] : os === 'linux' && name.includes('gnu') ? ['glibc'] : undefined
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os: [os] }),
  }
}
