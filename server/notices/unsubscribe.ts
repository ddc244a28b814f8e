import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/language.ts'
import type { Context } from '#server/context.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { languageOf } from '#server/http/request.ts'
import { switchMailOff } from './choices.sql.ts'
import { readUnsubscribe, unsubscribePath } from './unsubscribe-link.ts'
import { unsubscribeText as text } from './unsubscribe.text.ts'

/**
 * One-click unsubscribing (RFC 8058), without a log-in. GET only asks, because mail programs and virus scanners open links
 * by themselves; POST does it, from the page’s button or from a mail program, whatever its body says.
 */
export async function serveUnsubscribe(app: FastifyInstance, context: Context): Promise<void> {
  const named = (request: FastifyRequest) => {
    const { token } = request.query as { readonly token?: unknown }
    return typeof token === 'string' ? readUnsubscribe(context, token, Date.now()) : null
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    scope.get(unsubscribePath, async (request, reply) => {
      const about = named(request)
      if (!about) return sayUnknown(request, reply)
      return show(reply, about.language, {
        title: text.ask[about.language],
        sentence: text.askSentence[about.language],
        button: text.confirm[about.language],
      })
    })
    scope.post(unsubscribePath, { bodyLimit: 4096 }, async (request, reply) => {
      const about = named(request)
      if (!about) return sayUnknown(request, reply)
      await switchMailOff(context.database, about.memberId, about.group)
      return show(reply, about.language, {
        title: text.done[about.language],
        sentence: text.doneSentence[about.language],
      })
    })
  })
}

function sayUnknown(request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request, null)
  const words = { title: text.unknown[language], sentence: text.unknownSentence[language] }
  return show(reply.status(404), language, words)
}

interface Shown {
  readonly title: string
  readonly sentence: string
  readonly button?: string
}

const show = (reply: FastifyReply, language: Language, { title, sentence, button }: Shown) =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:36em;margin:12vh auto;padding:0 24px}h1{font-size:24px;line-height:1.4}button{min-height:44px;padding:0 20px;border:1px solid;border-radius:10px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}</style>
</head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}</main></body></html>`)
