/** With fewer rounds the permutation could be guessed. */
const fewestRounds = 4

/**
 * Permutes the serials 0..size-1: numbers on labels are unique without revealing how many orders we have. A Feistel
 * network, one round per number of the key; a result beyond `size` is permuted again until it lies within.
 */
export function permute(serial: number, size: number, key: readonly number[]): number {
  if (!Number.isInteger(serial) || serial < 0 || serial >= size) throw new RangeError('no such serial')
  if (key.length < fewestRounds) throw new RangeError('the key is too short')
  const half = halfOf(size)
  let place = serial
  do place = feistel(place, half, key)
  while (place >= size)
  return place
}

function feistel(place: number, half: number, key: readonly number[]): number {
  let left = Math.floor(place / half)
  let right = place % half
  for (const roundKey of key) {
    const mixed = (left + scramble(right, roundKey)) % half
    left = right
    right = mixed
  }
  return left * half + right
}

/** The smallest power of two whose square is at least `size`. */
function halfOf(size: number): number {
  let half = 2
  while (half * half < size) half *= 2
  return half
}

/** The finaliser of MurmurHash3 over 32 bits, keyed. */
function scramble(value: number, roundKey: number): number {
  let mixed = (value ^ roundKey) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
