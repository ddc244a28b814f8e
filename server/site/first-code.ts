import { captchas } from '#contract/captchas.ts'
import { encoderOf } from '#contract/wire/encode.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { createCaptcha } from '#server/auth/captcha.ts'
import type { Context } from '#server/context.ts'
import { countHit } from '#server/http/limits.ts'
import { networkOf } from '#server/http/network.ts'
import { escapeHtml } from '#server/http/escape-html.ts'

/** The call for an image code (E-01) among those that a page makes first. */
export const codeCallOf = (reads: readonly string[]): string | null =>
  reads.find((url) => url.startsWith(`${captchas.create.path}?`)) ?? null

/**
 * The document with the answer to that call, which counts as one: the image is there with the first paint, and does not
 * wait for a call behind the files of the program (decision record 57). Null where the call would be refused; the page
 * then makes it and says why.
 */
export async function withFirstCode(
  context: Context,
  { ip }: Pick<FastifyRequest, 'ip'>,
  html: string,
  url: string,
): Promise<string | null> {
  const asked = z.safeParse(captchas.create.input, { scene: new URLSearchParams(url.split('?')[1]).get('scene') })
  if (!asked.success) return null
  try {
    if (context.environment.rateLimits) await countHit(context.database, captchas.create, { ip, userId: null })
    const code = await createCaptcha({ context, ip, network: networkOf(ip) }, asked.data.scene)
    const data = encoderOf(captchas.create.output)(code as never)
    const answer = JSON.stringify({ code: 0, msg: '', data }).replaceAll('<', '\\u003c')
    const place = `<script type="application/json" data-answers="${escapeHtml(url)}">${answer}</script>`
    return html.replace('<meta charset="utf-8" />', (charset) => charset + place)
  } catch {
    return null
  }
}
