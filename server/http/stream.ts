import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '#server/auth/admit.ts'
import type { Context } from '#server/context.ts'
import type { StreamRoute } from './bind.ts'
import { asCall } from './http.ts'
import { asRefusal, named, sendRefusal } from './outcome.ts'
import { refuse } from './refuse.ts'
import { header, languageOf } from './request.ts'

/** An answer that stays open and gets text as it happens. */
export interface Pipe {
  /** False: it is closed, or its reader is so slow that it was closed now. */
  send(text: string | Buffer): boolean
  end(): void
  onClosed(heard: () => void): void
}

/** What a slow reader may leave unread; a stream writes a few bytes now and then, so this is thousands of events. */
const unreadBytesMax = 256 * 1024

/** Answers a call with a stream; refusals come before its first byte. */
export const answerStream =
  (context: Context, { operation, handler }: StreamRoute) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = callerOf(request)
    const language = languageOf(request, caller.member)
    try {
      // Somebody else answers soon.
      if (context.stopping.aborted) refuse('maintenance')
      const call = {
        ...asCall(context, request, caller, language),
        lastEventId: header(request, 'last-event-id') ?? null,
      }
      const start = await handler(call as never)
      reply.hijack()
      start(openPipe(reply))
      return reply
    } catch (error) {
      const outcome = await named(context, asRefusal(error, request, operation))
      return sendRefusal(request, reply, outcome, language, operation)
    }
  }

/** Written past the framework, which would keep a stream object for each of thousands of open answers. */
function openPipe(reply: FastifyReply): Pipe {
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    // Proxies that buffer answers or compress them would hold events back.
    'x-accel-buffering': 'no',
    // Nothing follows on this connection, which would otherwise stay open after the stream, and delay a stop.
    connection: 'close',
  })
  raw.socket?.setNoDelay(true)
  return {
    send: (text) => {
      if (raw.destroyed || raw.writableEnded) return false
      if (raw.writableLength > unreadBytesMax) {
        raw.destroy()
        return false
      }
      raw.write(text)
      return true
    },
    end: () => raw.end(),
    onClosed: (heard) => void raw.once('close', heard),
  }
}
