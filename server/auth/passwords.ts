import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { assert } from '#server/http/refuse.ts'
import { semaphore } from '#server/jobs/semaphore.ts'

/** argon2id (the package's own choice) with 19 MiB, two passes, one lane: 10 ms of one core (contract A8). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What schemas let through; a longer one would make hashing a weapon. */
const longest = 64

/** Hashes are the one heavy thing that a stranger can ask for: a crowd of sign-ins waits, the rest of the house does not. */
const inTurn = semaphore(4, 5000)

export function hashPassword(password: string): Promise<string> {
  assert([...password].length <= longest, 'a password is measured before it is hashed')
  return inTurn(() => hash(password, cost))
}

/** Whether a password is the right one. Without a hash (nobody has that account) it is wrong, after the same work. */
export function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  assert([...password].length <= longest, 'a password is measured before it is hashed')
  return inTurn(async () => verify(passwordHash ?? (await nobodysHash()), password))
}

let nobodys: Promise<string> | undefined
const nobodysHash = () => (nobodys ??= hash(randomBytes(32).toString('base64url'), cost))
