import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { assert } from '#server/http/refuse.ts'
import { semaphore } from '#server/jobs/semaphore.ts'

/** argon2id (the package's default) with 19 MiB, two passes, one lane: 10 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The longest that schemas accept; a longer one could be used to make hashing expensive. */
const longest = 64

/**
 * Hashing is the one expensive thing that a stranger can ask for: a crowd of sign-ins waits, the rest of the server
 * does not.
 */
const inTurn = semaphore(4, 5000)

export function hashPassword(password: string): Promise<string> {
  assert([...password].length <= longest, 'a password is measured before it is hashed')
  return inTurn(() => hash(password, cost))
}

/** Whether a password is right. Without a hash (no such account) it is wrong, after the same amount of work. */
export function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  assert([...password].length <= longest, 'a password is measured before it is hashed')
  return inTurn(async () => verify(passwordHash ?? (await nobodysHash()), password))
}

let nobodys: Promise<string> | undefined
const nobodysHash = () => (nobodys ??= hash(randomBytes(32).toString('base64url'), cost))
