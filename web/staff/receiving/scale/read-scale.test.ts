import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineCutter } from './cut-lines.ts'
import { type Reading, readScale, type ScaleUnit, scaleUnits } from './read-scale.ts'

const weight = (weightG: number, isStable: boolean | null): Reading => ({ kind: 'weight', weightG, isStable })

test.each([
  // A&D, CAS
  ['ST,GS,+0001.234kg', weight(1234, true)],
  ['ST,NT,+0001.234kg', weight(1234, true)],
  ['US,GS,+0001.234kg', weight(1234, false)],
  ['ST,+00012.5  g', weight(13, true)],
  ['QT,+00012.4  g', weight(12, true)],
  ['ST,GS,\u0001\ufffd,+0001.234 kg', weight(1234, true)],
  // Mettler Toledo
  ['S S      1.234 kg', weight(1234, true)],
  ['S D      1.234 kg', weight(1234, false)],
  // Bare, with and without a sign
  ['   1.234 kg', weight(1234, null)],
  ['+  1234 g', weight(1234, null)],
  ['0012.34KG', weight(12_340, null)],
  ['1,234 kg', weight(1234, null)],
  // Ohaus: a question mark while it moves; Sartorius: what the number is stands before it
  ['    1.234 kg ?', weight(1234, false)],
  ['N     +   1.234 kg', weight(1234, null)],
  // Chinese counter scales
  ['wn00.123kg', weight(123, null)],
  ['  2.50 斤', weight(1250, null)],
  ['2.5jin', weight(1250, null)],
  ['1.234 公斤', weight(1234, null)],
  ['  2.205 lb', weight(1000, null)],
])('reads %j', (line, reading) => {
  expect(readScale(line)).toEqual(reading)
})

test('nothing on it, less than nothing and too much are no weights', () => {
  for (const line of ['   0.000 kg', 'ST,GS,+0000.000kg', 'US,GS,-0000.000kg', '0.0004 kg'])
    expect(readScale(line), line).toEqual({ kind: 'empty' })
  for (const line of ['-  0.250 kg', 'ST,NT,-0000.250kg', 'S S     -0.250 kg'])
    expect(readScale(line), line).toEqual({ kind: 'negative' })
  for (const line of ['OL,GS,+9999.999kg', 'OL', 'S +', '------'])
    expect(readScale(line), line).toEqual({ kind: 'overload' })
})

test('a tare, another unit, a scanned number and noise say nothing', () => {
  const lines = [
    ...['ST,TR,+0000.200kg', 'T     +   0.200 kg', 'wt00.200kg', '1.2 oz', '1.2 t', '1.2.3 kg', '1 234 kg', 'kg'],
    ...['SF1420098812782', '77316523125896', '', 'ST,GS,', 'ES', '1.234 kg1.234 kg', '123456789 g', '2026/11/28 10:05'],
  ]
  for (const line of lines) expect(readScale(line), line).toBeNull()
})

test('a number without a unit is a weight only where the unit was chosen, and never against its own', () => {
  expect(readScale('+0001.234')).toEqual({ kind: 'unitless' })
  expect(readScale('+0001.234', 'kg')).toEqual(weight(1234, null))
  expect(readScale('ST,GS,  1234', 'g')).toEqual(weight(1234, true))
  expect(readScale('   1.234 kg', 'g')).toEqual(weight(1234, null))
})

/* Any weight, in the words of any of these scales. */
const grams = fc.integer({ min: 1, max: 2_000_000 })
const inKg = (weightG: number) => (weightG / 1000).toFixed(3)
const scales: readonly ((weightG: number) => string)[] = [
  (weightG) => `ST,GS,+${inKg(weightG).padStart(8, '0')}kg`,
  (weightG) => `US,GS,+${inKg(weightG).padStart(8, ' ')}kg`,
  (weightG) => `S S ${inKg(weightG).padStart(10, ' ')} kg`,
  (weightG) => `  ${inKg(weightG)} kg`,
  (weightG) => `+ ${String(weightG).padStart(7, ' ')} g`,
  (weightG) => `wn${inKg(weightG)}kg`,
]
const sent = fc.record({ weightG: grams, scale: fc.nat(scales.length - 1) })
const lineOf = ({ weightG, scale }: { readonly weightG: number; readonly scale: number }) =>
  scales[scale]?.(weightG) ?? ''
const gramsIn = (line: string) => {
  const reading = readScale(line)
  return reading?.kind === 'weight' ? reading.weightG : null
}

test('every gram comes back as it was sent, whichever scale sends it', () => {
  fc.assert(
    fc.property(sent, (each) => {
      expect(gramsIn(lineOf(each))).toBe(each.weightG)
    }),
  )
})

test('a gram is a gram in every unit: rounded by its digits, never by a fraction of the processor', () => {
  const perGram: Readonly<Record<ScaleUnit, number>> = { kg: 1000, g: 1, jin: 500, lb: 453.592_37 }
  fc.assert(
    fc.property(fc.constantFrom(...scaleUnits), fc.integer({ min: 1, max: 999_999 }), (unit, thousandths) => {
      const exact = (thousandths / 1000) * (unit === 'kg' ? 1000 : perGram[unit])
      const read = gramsIn(`${(thousandths / 1000).toFixed(3)} ${unit}`) ?? 0
      expect(Math.abs(read - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
  // In floating point this is 4.4999…
  expect(gramsIn('0.0045 kg')).toBe(5)
})

test('wherever the stream is joined, cut into pieces and broken off, only weights that were sent are read', () => {
  const stream = fc.record({
    lines: fc.array(sent, { minLength: 1, maxLength: 8 }),
    joinedAt: fc.nat(40),
    lostAtEnd: fc.nat(20),
    pieces: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
    end: fc.constantFrom('\r\n', '\n', '\r', '\u0003\u0002'),
  })
  fc.assert(
    fc.property(stream, ({ lines, joinedAt, lostAtEnd, pieces, end }) => {
      const whole = new TextEncoder().encode(lines.map((each) => lineOf(each) + end).join(''))
      const bytes = whole.slice(joinedAt, whole.length - lostAtEnd)
      const cut = lineCutter()
      const read: string[] = []
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const size = pieces[turn % pieces.length] ?? 1
        read.push(...cut(bytes.slice(at, at + size)))
        at += size
      }
      // In their order, none twice, none that was not sent.
      const weights = lines.map(({ weightG }) => weightG)
      const found = read.map(gramsIn).filter((weightG) => weightG !== null)
      let from = 0
      for (const weightG of found) {
        from = weights.indexOf(weightG, from) + 1
        expect(from).toBeGreaterThan(0)
      }
    }),
    { numRuns: 500 },
  )
})

test('noise never stops the reader, and is forgotten with the next line end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), grams, (noise, weightG) => {
      const cut = lineCutter()
      for (const line of cut(noise)) expect(() => readScale(line)).not.toThrow()
      cut(new TextEncoder().encode('\n'))
      expect(cut(new TextEncoder().encode(`${inKg(weightG)} kg\n`)).map(gramsIn)).toEqual([weightG])
    }),
  )
})

test('斤 is read in the bytes of both character sets that scales use', () => {
  const cut = lineCutter()
  const before = new TextEncoder().encode('\n2.50 ')
  const bytes = (unit: readonly number[]) => Uint8Array.from([...before, ...unit, 0x0a])
  expect(cut(bytes([0xbd, 0xef])).map(gramsIn)).toEqual([1250])
  expect(cut(bytes([0xe6, 0x96, 0xa4])).map(gramsIn)).toEqual([1250])
})
