import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipped } from '#test/unzip.ts'
import { expect, test } from 'vitest'
import { zip, type ZipFile } from './zip.ts'

const at = new Date('2026-02-03T04:05:06Z')

async function* given(files: readonly ZipFile[]) {
  yield* files
}

async function packed(files: readonly ZipFile[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zip(given(files), at)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const file = (name: string, ...pieces: readonly (string | Buffer)[]): ZipFile => ({
  name,
  bytes: pieces.map((piece) => Buffer.from(piece)),
})

test('every file comes out of the archive as it went in', async () => {
  const noise = randomBytes(300_000)
  const files = unzipped(
    await packed([
      file('a.txt', 'meow'),
      file('资料/空.csv'),
      file('pictures/noise.bin', noise.subarray(0, 9), noise.subarray(9)),
    ]),
  )
  expect([...files.keys()]).toEqual(['a.txt', '资料/空.csv', 'pictures/noise.bin'])
  expect(files.get('a.txt')?.toString()).toBe('meow')
  expect(files.get('资料/空.csv')?.length).toBe(0)
  expect(files.get('pictures/noise.bin')?.equals(noise)).toBe(true)
})

test('an archive of nothing is an archive', async () => {
  expect(unzipped(await packed([])).size).toBe(0)
})

test.runIf(hasPython())('other programs read it too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'smart-cats-zip-'))
  const path = join(folder, 'a.zip')
  await writeFile(path, await packed([file('a/b.txt', 'meow', ' meow'), file('c.txt', 'purr')]))
  const script = `import zipfile,sys
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print([(i.filename, i.date_time, z.read(i).decode()) for i in z.infolist()])`
  expect(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).trim()).toBe(
    "[('a/b.txt', (2026, 2, 3, 12, 5, 6), 'meow meow'), ('c.txt', (2026, 2, 3, 12, 5, 6), 'purr')]",
  )
  await rm(folder, { recursive: true })
})

test('what cannot be read breaks the archive off instead of looking whole', async () => {
  async function* torn() {
    yield Buffer.from('half')
    throw new Error('the disk is gone')
  }
  await expect(packed([{ name: 'a', bytes: torn() }])).rejects.toThrow('the disk is gone')
})

test('a reader who leaves early leaves nothing open', async () => {
  let isClosed = false
  async function* endless() {
    try {
      for (;;) yield randomBytes(10_000)
    } finally {
      isClosed = true
    }
  }
  const archive = zip(given([{ name: 'a', bytes: endless() }]), at)
  await archive.next()
  await archive.next()
  await archive.return(undefined)
  expect(isClosed).toBe(true)
})

function hasPython() {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
