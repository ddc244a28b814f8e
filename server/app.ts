import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/wire/operation.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { admit, callerOf } from '#server/auth/admit.ts'
import { leaveUnread, readJsonBodies } from '#server/http/body.ts'
import { onWrongConfig } from '#server/settings/config.ts'
import { readiness } from '#server/health/readiness.ts'
import { answerFile, answerUpload } from '#server/files/files.ts'
import { noticeProxies } from '#server/http/forwarded.ts'
import type { Context } from './context.ts'
import { refreshCodeTexts } from '#server/code-texts/code-texts.ts'
import { answer, answerDownload } from '#server/http/http.ts'
import { answerStream } from '#server/http/stream.ts'
import { allDownloads, allRoutes, allStreams } from './routes.ts'
import { streamsOf } from './live/live.ts'
import { logged, RequestLog } from '#server/http/log.ts'
import { refuseOtherMethods } from '#server/http/methods.ts'
import { observe } from '#server/health/metrics.ts'
import { serveUnsubscribe } from './notices/notices.ts'
import { asRefusal, sendRefusal } from '#server/http/outcome.ts'
import { languageOf } from '#server/http/request.ts'
import { serveNotices } from './payments/payments.ts'
import { sendMissing, sendPage, serveSite } from './site/site.ts'
import { keepStaffApart } from '#server/http/staff-host.ts'
import { onThirdPartyFault } from '#server/third-party/third-party.ts'
import { serveOpenApi } from '#server/http/openapi-file.ts'
import { answerNoRequest, readableUrl, refuseOtherHosts } from '#server/http/raw-answers.ts'

/** The whole web server, not yet listening. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { environment } = context
  const app = Fastify({
    logger: { level: environment.logLevel, base: null, serializers: logged },
    logController: new RequestLog(context),
    genReqId: () => randomUUID(),
    trustProxy: environment.trustedProxies.length > 0 ? [...environment.trustedProxies] : false,
    requestTimeout: environment.requestSeconds * 1000,
    rewriteUrl: readableUrl,
    http: { ...endsSlowRequests(environment), requireHostHeader: false },
    clientErrorHandler: answerNoRequest,
    // Requests that still arrive during shutdown are answered as usual, on a connection that then ends.
    return503OnClosing: false,
    // A part of a path cannot be longer than the header limit, so the router never answers for its length.
    routerOptions: { caseSensitive: false, maxParamLength: 16_384 },
  })
  await app.register(helmet, securityHeaders(context))
  await app.register(multipart, { limits: formLimits })
  const metrics = observe(app, context)
  onWrongConfig(context, (keys) => app.log.warn({ keys }, 'invalid settings; their defaults are used'))
  onThirdPartyFault(context, (fault) => app.log.warn(fault, 'a third party did not prove who somebody is'))
  noticeProxies(app, context)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', devicesPolicy)
    if (/^\/api/i.test(request.url)) reply.header('cache-control', 'no-store')
    return allowOrigin(request, reply, environment.corsOrigins)
  })
  refuseOtherHosts(app)
  const sayNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await sendMissing(context, request, reply)))
      sendRefusal(request, reply, { refusal: 'route_not_found', details: null }, languageOf(request, null), null)
    return reply
  }
  keepStaffApart(app, context, sayNotFound)
  refuseOtherMethods(app)
  leaveUnread(app)
  // An idle kept-alive connection would delay a server that was told to stop.
  app.addHook('onSend', async (_request, reply) => {
    if (context.stopping.aborted) reply.header('connection', 'close')
  })
  // Open streams would delay it as well: their readers are told to connect again.
  const endStreams = () => streamsOf(context).endAll('again')
  context.stopping.addEventListener('abort', endStreams)
  app.addHook('preClose', async () => endStreams())
  readJsonBodies(app)
  app.setErrorHandler(async (error, request, reply) => {
    // The static file handler answers so for paths such as `//`.
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 403) return sayNotFound(request, reply)
    return sendRefusal(
      request,
      reply,
      asFastifyRefusal(error, request),
      languageOf(request, callerOf(request).member),
      null,
    )
  })
  app.setNotFoundHandler(async (request, reply) =>
    (await sendPage(app, context, request, reply)) ? reply : sayNotFound(request, reply),
  )
  for (const route of allRoutes) bindRoute(app, context, route.operation, answer(context, route))
  for (const route of allDownloads) bindRoute(app, context, route.operation, answerDownload(context, route))
  for (const route of allStreams) bindRoute(app, context, route.operation, answerStream(context, route))
  for (const operation of operations) {
    if (operation.transport === 'multipart') bindRoute(app, context, operation, answerUpload(context, operation))
    if (operation.transport === 'bytes') bindRoute(app, context, operation, answerFile(context, operation))
  }
  await serveNotices(app, context, metrics)
  await serveUnsubscribe(app, context)
  serveOpenApi(app, context)
  app.get('/api/ready', async (_request, reply) => {
    const state = await readiness(context, context.knownMigrations)
    return reply.status(state.ready ? 200 : 503).send(state)
  })
  await serveSite(app, context)
  return app
}

/**
 * A client that sends its request byte by byte is answered 408 and cut off. All three settings are needed: by default
 * Node checks only every 30 seconds, and if headers may take longer than the whole request, it applies one limit in
 * place of the other. A missing host is refused by `refuseOtherHosts`, with the headers of every answer.
 */
const endsSlowRequests = ({ requestSeconds }: Context['environment']) => ({
  requestTimeout: requestSeconds * 1000,
  headersTimeout: Math.min(15, requestSeconds) * 1000,
  connectionsCheckingInterval: Math.min(5, requestSeconds) * 1000,
})

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** HEAD answers as GET would; a call that writes has no HEAD, and neither has a stream, which would never end. */
function bindRoute(app: FastifyInstance, context: Context, operation: Operation, handler: Handler) {
  const { path, methods, kind, body, transport } = operation
  app.route({
    method: [...methods],
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    handler,
    exposeHeadRoute: kind === 'read' && transport !== 'stream',
    bodyLimit: body.bytes,
    config: { operation },
    // For pictures, access depends on the picture and is checked by the handler.
    ...(transport === 'bytes' ? {} : { onRequest: [async () => refreshCodeTexts(context), admit(context, operation)] }),
  })
}

/** One picture and its purpose; anything else in a form is not read. */
const formLimits = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 50,
  fileSize: 10 * 1024 * 1024 + 1,
}

function asFastifyRefusal(error: unknown, request: FastifyRequest) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || status === 413)
    return { refusal: 'payload_too_large', details: null } as const
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { refusal: 'unsupported_media', details: null } as const
  if (status === 400) return { refusal: 'validation', details: { status: 400 } } as const
  return asRefusal(error, request, null)
}

async function allowOrigin(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) {
  const { origin } = request.headers
  if (!origin || !allowed.includes(origin)) return
  reply.header('access-control-allow-origin', origin).header('vary', 'origin')
  // Lets a page on another host read the name of a downloaded file.
  reply.header('access-control-expose-headers', 'content-disposition')
  if (request.method !== 'OPTIONS') return
  return reply
    .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    .header('access-control-allow-headers', 'content-type, token, userid, lang, idempotency-key, last-event-id')
    .header('access-control-max-age', '600')
    .status(204)
    .send()
}

/** Staff take photos in the page; serial ports are for scales (record 99). No page needs more, and no frame gets it. */
const devicesPolicy = 'camera=(self), serial=(self), microphone=(), geolocation=(), usb=()'

const securityHeaders = ({ environment }: Context) => {
  const https = environment.publicUrl.startsWith('https:')
  const ours = ["'self'", ...(environment.apiOrigin === null ? [] : [environment.apiOrigin])]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The UI kit sets positions and colours by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [...ours, 'data:', 'blob:'],
        connectSrc: ours,
        // A label is printed from a frame that holds the PDF just downloaded.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    hsts: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin' as const },
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
  }
}
