import { pbkdf2, randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

const most = 2000
const iterations = 3000
/** Wrong codes make the work of a network longer, up to four times. */
const longest = 4

/**
 * Work for a browser in place of an image code: find the number from 0 to `most` that gives `goal`. It is found by
 * trying, in a second or two on a desktop and some seconds on a phone. PBKDF2 rather than a plain hash, because a
 * browser computes it about as fast as a native program; the answer is stored like that of a picture, so that checking
 * it costs nothing.
 */
export async function newWork(wrongTens: number) {
  const number = randomInt(most + 1)
  const salt = randomBytes(16).toString('base64url')
  const rounds = iterations * Math.min(longest, 2 ** Math.max(0, wrongTens - 1))
  const goal = (await derive(salt, String(number), rounds, 32, 'sha256')).toString('hex')
  return { answer: String(number), salt, goal, most, iterations: rounds }
}
