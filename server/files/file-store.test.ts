import { existsSync, fstatSync } from 'node:fs'
import { type FileHandle, mkdir, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { diskStore } from './file-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'smart-cats-store-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const store = diskStore(join(folder, 'files'))
const bytes = Buffer.from('a picture')
const filesIn = async () =>
  (await readdir(join(folder, 'files'), { recursive: true })).filter((name) => name.length > 2)

test('a picture is on the disk, and so is its name, before its row may be written', async () => {
  const done = await watchSyncs()
  const put = async (key: string) => {
    done.length = 0
    await store.put(key, bytes)
    return [...done]
  }
  // The picture's folder, and its parent, in which it was just created.
  expect(await put('ab12')).toEqual(['picture', 'folder of ab12', 'folder of ab12', 'folder of ab12'])
  expect(await put('ab34')).toEqual(['picture', 'folder of ab12 ab34'])
  expect(await readFile(join(folder, 'files/ab/ab12'))).toEqual(bytes)
})

test('what could not be put leaves nothing half written', async () => {
  const before = await filesIn()
  // A folder with the picture's name: the bytes are written, but cannot be renamed.
  await mkdir(join(folder, 'files/ab/ab56/here'), { recursive: true })
  await expect(store.put('ab56', bytes)).rejects.toThrow()
  expect((await filesIn()).filter((name) => name.endsWith('.part'))).toEqual([])
  await rm(join(folder, 'files/ab/ab56'), { recursive: true })
  expect(await filesIn()).toEqual(before)
})

test('what a killed server left half written goes after a while; what is being written stays, and so do pictures', async () => {
  const lay = async (name: string, ageMs: number) => {
    const path = join(folder, 'files/ab', name)
    await writeFile(path, bytes)
    const at = new Date(Date.now() - ageMs)
    await utimes(path, at, at)
  }
  await lay('ab78.old.part', 3_700_000)
  await lay('ab78.young.part', 60_000)
  await lay('ab90', 3_700_000)
  await store.clearLeftovers(3_600_000)
  expect((await filesIn()).sort()).toEqual(['ab/ab12', 'ab/ab34', 'ab/ab78.young.part', 'ab/ab90'])
})

test('a store that holds nothing yet has nothing to clear away, and knows its room', async () => {
  const empty = diskStore(join(folder, 'empty'))
  await empty.clearLeftovers(0)
  expect(await empty.freeBytes()).toBeGreaterThan(0)
})

/** What was synced, and for a folder which pictures it contained by then. */
async function watchSyncs(): Promise<string[]> {
  const done: string[] = []
  const handle = await open(folder)
  const kind = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const sync = kind.sync
  const named = () => ['ab12', 'ab34'].filter((key) => existsSync(join(folder, 'files/ab', key))).join(' ')
  const spy = vi.spyOn(kind, 'sync').mockImplementation(function (this: FileHandle) {
    done.push(fstatSync(this.fd).isDirectory() ? `folder of ${named()}` : 'picture')
    return sync.call(this)
  })
  onTestFinished(() => void spy.mockRestore())
  return done
}
