import { expect, test } from 'vitest'
import { isPushAddress } from './push-hosts.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is a push service', (address) => {
  expect(isPushAddress(address, null)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:1/x',
  'file:///etc/passwd',
  'x',
])('%s is none', (address) => {
  expect(isPushAddress(address, null)).toBe(false)
  expect(isPushAddress(address, 'http://127.0.0.1:4000')).toBe(false)
})

test('a trial address is one only where it is set', () => {
  expect(isPushAddress('http://127.0.0.1:4000/a', 'http://127.0.0.1:4000')).toBe(true)
  expect(isPushAddress('http://127.0.0.1:4001/a', 'http://127.0.0.1:4000')).toBe(false)
})
