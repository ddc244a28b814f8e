import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { findWaits } from './health.sql.ts'
import type { Context } from '#server/context.ts'
import { isSameSecret } from '#server/auth/same-secret.ts'

/**
 * Counts answers by route and status for Prometheus, at /metrics behind METRICS_TOKEN; without a token there is no such
 * page.
 */
export function observe(app: FastifyInstance, context: Context): Registry {
  const { environment, database } = context
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const faults = new Counter({
    name: 'http_faults_total',
    help: 'Answers 5xx',
    labelNames: ['route'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) faults.inc({ route })
  })
  const { metricsToken } = environment
  if (!metricsToken) return registry
  app.get('/metrics', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return reply.status(401).send()
    const { totalCount, idleCount, waitingCount } = database.pool
    const pool = `db_pool_connections{state="all"} ${totalCount}\ndb_pool_connections{state="idle"} ${idleCount}\ndb_pool_waiting ${waitingCount}\n`
    const waits = await findWaits(context).catch(() => null)
    const late = Object.entries(waits ?? {})
      .map(([queue, waited]) => `oldest_wait_seconds{queue="${queue}"} ${waited}\n`)
      .join('')
    return reply.header('content-type', registry.contentType).send((await registry.metrics()) + pool + late)
  })
  return registry
}
