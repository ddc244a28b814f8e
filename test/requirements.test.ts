import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| (R-\d{3}) \| (.*?) \| (.*?) ?\|$/gm)].map(
  ([, id = '', sentence = '', proof = '']) => ({ id, sentence, proof }),
)

test('every requirement from R-001 to R-593 stands once, with a sentence', () => {
  const expected = Array.from({ length: 593 }, (_, index) => `R-${String(index + 1).padStart(3, '0')}`)
  expect(rows.map((row) => row.id)).toEqual(expected)
  expect(rows.filter((row) => row.sentence.length < 10)).toEqual([])
})

test('every named proof exists: the file, and the test in it', () => {
  const missing = rows.flatMap(({ id, proof }) =>
    proof
      .split(';')
      .map((each) => each.trim().replaceAll('`', ''))
      .filter(Boolean)
      .filter((each) => !exists(each))
      .map((each) => `${id}: ${each}`),
  )
  expect(missing).toEqual([])
})

/** `path` or `path › part of a test's name`. */
function exists(proof: string): boolean {
  const [path = '', name] = proof.split('›').map((part) => part.trim())
  if (!existsSync(path)) return false
  return name === undefined || readFileSync(path, 'utf8').includes(name)
}
