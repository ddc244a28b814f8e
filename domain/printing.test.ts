import { expect, test } from 'vitest'
import { isPrinterAddress, mayBeOnPaper, printOutcomes } from './printing.ts'

const at = (host: string, port = 9100) => ({ host, port })

test.each(['10.0.0.1', '10.255.255.254', '172.16.0.9', '172.31.255.1', '192.168.1.50'])(
  'the server may print at %s, inside of a company',
  (host) => {
    expect(isPrinterAddress(at(host), false)).toBe(true)
  },
)

test.each([
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '127.0.0.1',
  // Other ways to write an address, which some programs read as another one.
  '010.0.0.1',
  '10.1',
  '0x0a000001',
  '167772161',
  '10.0.0.1.',
  '10.0.0.1:80',
  '10.0.0.256',
  '10.0.0.1/8',
  ' 10.0.0.1',
  '10.0.0.1\n',
  '::1',
  '::ffff:10.0.0.1',
  'printer.local',
  'localhost',
  '',
])('the server does not connect to “%s”', (host) => {
  expect(isPrinterAddress(at(host), false)).toBe(false)
})

test('this machine itself is a printer only where that is allowed', () => {
  for (const host of ['127.0.0.1', '127.9.9.9']) {
    expect(isPrinterAddress(at(host), true)).toBe(true)
    expect(isPrinterAddress(at(host), false)).toBe(false)
  }
})

test('only ports of label printers are connected to', () => {
  for (const port of [9100, 9105, 9109]) expect(isPrinterAddress(at('10.0.0.1', port), false)).toBe(true)
  for (const port of [22, 80, 443, 5432, 9099, 9110, 9100.5, Number.NaN, 0, -1])
    expect(isPrinterAddress(at('10.0.0.1', port), true)).toBe(false)
})

test('what was not sent is on no paper; everything else may be', () => {
  expect(printOutcomes.filter(mayBeOnPaper)).toEqual(['printed', 'sending', 'timeout', 'broken'])
})
