import { createHash, randomInt } from 'node:crypto'
import { id } from '#contract/wire/fields.ts'
import type { captchas } from '#contract/captchas.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import { alphabet, inOurLetters } from './captcha-letters.ts'
import { drawCode } from './captcha-picture.ts'
import { newWork } from './captcha-work.ts'
import { sql } from '#server/database/db.ts'
import type { Call, Context } from '#server/context.ts'
import { countCodeWork, countWrongCode, wrongCodes } from '#server/http/limits.ts'
import { isLoopback } from '#server/http/network.ts'
import { refuse } from '#server/http/refuse.ts'

export type CaptchaScene = Input<typeof captchas.create>['scene']
type Asking = Pick<Call, 'context' | 'ip' | 'network'>
type Typing = Asking & Pick<Call, 'requestId'>

/** After so many wrong codes from one network within an hour, its callers get work in place of pictures. */
export const wrongAllowed = 10

/** E-01. Makes a code for one scene; it can be tried once, within five minutes. */
export async function createCaptcha(call: Asking, scene: CaptchaScene): Promise<Output<typeof captchas.create>> {
  const { context } = call
  if ((await wrongFrom(call)) >= wrongAllowed) refuse('code_work')
  const answer = Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  const picture = await drawCode(answer)
  const kept = await keep(context, scene, answer)
  return { ...kept, image: `data:image/jpeg;base64,${picture.toString('base64')}`, length: 4 }
}

/**
 * E-89. For people who cannot read the picture, and for networks that got many codes wrong: work in place of reading.
 */
export async function createWork(call: Asking, scene: CaptchaScene): Promise<Output<typeof captchas.work>> {
  const { context, ip } = call
  if (context.environment.rateLimits) await countCodeWork(context.database, ip)
  const { answer, ...work } = await newWork(Math.floor((await wrongFrom(call)) / wrongAllowed))
  return { ...(await keep(context, scene, answer)), ...work }
}

async function keep({ database, environment }: Context, scene: CaptchaScene, answer: string) {
  const { id: captchaId, expiresAt } = await database.row(sql<{ id: string; expiresAt: string }>`
    insert into captchas (scene, answer_hash, expires_at) values (${scene}, ${hashAnswer(answer)}, now() + interval '5 minutes')
    returning id, expires_at as "expiresAt"`)
  return { captchaId, expiresAt, ...(environment.captchaEcho ? { answer } : {}) }
}

/** Calls from this machine itself are not counted: behind an untrusted proxy that would be everybody. */
const isCounted = ({ context, ip }: Asking) => context.environment.rateLimits && !isLoopback(ip)

const wrongFrom = async (call: Asking): Promise<number> =>
  isCounted(call) ? wrongCodes(call.context.database, call.network) : 0

/**
 * Spends a code: right or wrong, it cannot be tried again, even when the call is refused later. Refuses with 2006 when
 * it is wrong and 2007 when it is unknown, spent, expired or of another scene. The handler may run again when the
 * database asks for a retry: within one request a right code stays right.
 */
export async function spendCaptcha(
  call: Typing,
  scene: CaptchaScene | readonly CaptchaScene[],
  typed: { captchaId: string; captchaCode: string },
): Promise<void> {
  const { context, requestId } = call
  if (heard.get(requestId) === typed.captchaId) return
  const spent = id.safeParse(typed.captchaId).success
    ? await context.database.keep((tx) =>
        tx.find(sql<{ answerHash: Buffer; live: boolean }>`
          delete from captchas where id = ${typed.captchaId} and scene = any(${[scene].flat()})
          returning answer_hash as "answerHash", expires_at > now() as live`),
      )
    : undefined
  if (!spent?.live) refuse('captcha_expired')
  if (!isAnswer(spent.answerHash, toHalfWidth(typed.captchaCode))) {
    if (isCounted(call)) await context.database.keep((tx) => countWrongCode(tx, call.network))
    refuse('captcha_wrong')
  }
  remember(requestId, typed.captchaId)
}

/** The codes accepted in recent requests; request ids are made by us, so nobody can name another's. */
const heard = new Map<string, string>()
const heardAtMost = 1000

function remember(requestId: string, captchaId: string) {
  heard.set(requestId, captchaId)
  const [oldest] = heard.keys()
  if (heard.size > heardAtMost && oldest !== undefined) heard.delete(oldest)
}

/** A number as it was typed, or the code of a picture in our letters. */
const isAnswer = (hash: Buffer, typed: string) =>
  [typed, inOurLetters(typed)].some((each) => hash.equals(hashAnswer(each)))

const hashAnswer = (answer: string) => createHash('sha256').update(answer).digest()
