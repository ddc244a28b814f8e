import * as z from 'zod/mini'
import { id, time } from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/** Where an image code is asked for; `site` covers everything a visitor sends. */
export const captchaScenes = ['login', 'register', 'reset', 'consolidate', 'site'] as const

/** Picture or work: both are requested the same way, and sent back in the same two fields. */
const forScene = z.object({ scene: z.enum(captchaScenes, { error: 'field_choice' }) })
const issued = {
  captchaId: id,
  expiresAt: time,
  /** Only outside production. */
  answer: z.optional(z.string()),
}

export const captchas = group('captcha', {
  create: read('/api/auth/captcha', {
    id: 'E-01',
    who: 'anyone',
    limit: 'captcha',
    input: forScene,
    output: z.object({ ...issued, image: z.string(), length: z.int() }),
  }),
  /**
   * Replaces the picture (decision record 48): the number from 0 to `most` for which PBKDF2-SHA-256 of `salt`, salted
   * with the number in decimal digits, gives the 32 bytes of `goal`. It is sent as `captchaCode`.
   */
  work: read('/api/auth/captcha/work', {
    id: 'E-89',
    who: 'anyone',
    limit: 'captcha',
    input: forScene,
    output: z.object({
      ...issued,
      salt: z.string(),
      goal: z.string(),
      most: z.int(),
      iterations: z.int(),
    }),
  }),
})
