import { createHash, randomBytes } from 'node:crypto'
import { id } from '#contract/fields.ts'
import type { captchas } from '#contract/members.ts'
import type { Input, Output } from '#contract/operation.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import svgCaptcha from 'svg-captcha'
import { sql } from './db.ts'
import type { Call, House } from './house.ts'
import { refuse } from './refuse.ts'

// The package's types know its helpers only, not that it draws a given text itself.
const draw = svgCaptcha as unknown as (text: string, options: Record<string, unknown>) => string

/** Without the letters and digits that look alike (E-01). */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export type CaptchaScene = Input<typeof captchas.create>['scene']

/** Makes a code for one scene; it can be tried once, within five minutes. */
export async function createCaptcha(house: House, scene: CaptchaScene): Promise<Output<typeof captchas.create>> {
  const answer = Array.from(randomBytes(4), (byte) => alphabet[byte % alphabet.length]).join('')
  const svg = draw(answer, { width: 150, height: 50, fontSize: 62, noise: 2, color: false })
  const { id, expiresAt } = await house.database.row(sql<{ id: string; expiresAt: string }>`
    insert into captchas (scene, answer_hash, expires_at) values (${scene}, ${hashAnswer(answer)}, now() + interval '5 minutes')
    returning id, expires_at as "expiresAt"`)
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { captchaId: id, image, length: 4, expiresAt, ...(house.settings.captchaEcho ? { answer } : {}) }
}

/**
 * Spends a code: right or wrong, it can not be tried again, also when the deed is refused later. Refuses with 2006
 * when it is wrong and 2007 when it is unknown, spent, too old or of another scene. The deed that heard it may run
 * again, when the database asks for that: within one request a right code stays right.
 */
export async function spendCaptcha(
  { house, requestId }: Pick<Call, 'house' | 'requestId'>,
  scene: CaptchaScene | readonly CaptchaScene[],
  typed: { captchaId: string; captchaCode: string },
): Promise<void> {
  if (heard.get(requestId) === typed.captchaId) return
  const spent = id.safeParse(typed.captchaId).success
    ? await house.database.keep((tx) =>
        tx.find(sql<{ answerHash: Buffer; live: boolean }>`
          delete from captchas where id = ${typed.captchaId} and scene = any(${[scene].flat()})
          returning answer_hash as "answerHash", expires_at > now() as live`),
      )
    : undefined
  if (!spent?.live) refuse('captcha_expired')
  if (!spent.answerHash.equals(hashAnswer(toHalfWidth(typed.captchaCode).toUpperCase()))) refuse('captcha_wrong')
  remember(requestId, typed.captchaId)
}

/** The codes of the last requests; ids of requests are ours, nobody can name another's. */
const heard = new Map<string, string>()
const heardAtMost = 1000

function remember(requestId: string, captchaId: string) {
  heard.set(requestId, captchaId)
  const [oldest] = heard.keys()
  if (heard.size > heardAtMost && oldest !== undefined) heard.delete(oldest)
}

const hashAnswer = (answer: string) => createHash('sha256').update(answer).digest()
