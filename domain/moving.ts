import { can, type Moves } from './moves.ts'

/* Moving in from an old system: each file holds one kind of thing, and is checked before anything is moved. */

export const movingKinds = ['members', 'addresses', 'balances', 'coupons', 'parcels'] as const
export type MovingKind = (typeof movingKinds)[number]

export const movingStates = [
  'uploading',
  'reading',
  'unreadable',
  'checking',
  'faulty',
  'ready',
  'waiting',
  'moving',
  'moved',
  'cancelled',
] as const
export type MovingState = (typeof movingStates)[number]

interface File {
  readonly kind: MovingKind
  readonly state: MovingState
}

/** What is worth money is signed by a second person. */
export const isSignedByTwo = ({ kind }: Pick<File, 'kind'>): boolean => kind === 'balances' || kind === 'coupons'

const alone = (file: File) => !isSignedByTwo(file)

/** The state table of a file. Reading and checking are the dry run. */
export const movingMoves = {
  upload: { from: [null], to: 'uploading' },
  complete: { from: ['uploading'], to: 'reading' },
  giveUp: { from: ['reading'], to: 'unreadable' },
  read: { from: ['reading'], to: 'checking' },
  pass: { from: ['checking'], to: 'ready' },
  fail: { from: ['checking'], to: 'faulty' },
  // What its rows refer to may have changed meanwhile.
  checkAgain: { from: ['ready', 'faulty'], to: 'checking' },
  move: { from: ['ready'], to: 'moving', when: alone },
  ask: { from: ['ready'], to: 'waiting', when: isSignedByTwo },
  sign: { from: ['waiting'], to: 'moving' },
  finish: { from: ['moving'], to: 'moved' },
  cancel: { from: ['uploading', 'reading', 'unreadable', 'checking', 'faulty', 'ready', 'waiting'], to: 'cancelled' },
  // What was moved stays, and is skipped when the rest is moved. What two people signed is moved to its end.
  stop: { from: ['moving'], to: 'cancelled', when: alone },
} as const satisfies Moves<MovingState>

export const movingCan = can(movingMoves, ({ state }: File) => state)

/** Somebody still works on it, or waits for it. */
export const isOpenFile = ({ state }: Pick<File, 'state'>): boolean => state !== 'moved' && state !== 'cancelled'

/** Administrators bring the files in, so they do not sign, although they may make every other call. */
export const signerRole = 'F'
