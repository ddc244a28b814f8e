import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { Pool } from 'pg'

/*
 * The limit of every signed-in call: finding out who calls and nothing else, over ten connections of the bare driver.
 * It is frozen, so that figures of different years can be compared, even if the product looks sessions up differently.
 */
export function sessionLookup(connectionString: string): FastifyInstance {
  const pool = new Pool({ connectionString, max: 10 })
  const bare = Fastify({ logger: false })
  bare.get('/session', async (request) => {
    const { token } = request.headers
    const member = typeof token === 'string' ? await findMember(pool, token) : null
    return { code: member ? 0 : 2003, msg: '', data: member, requestId: request.id }
  })
  return bare
}

async function findMember(pool: Pool, token: string): Promise<object | null> {
  const { rows } = await pool.query<object>({
    name: 'session',
    text: `
      select m.id, s.id as "sessionId", m.member_number as "memberNumber", m.language, s.last_seen_at < now() - interval '5 minutes' as stale
      from member_sessions s join members m on m.id = s.member_id
      where s.token_hash = $1 and s.ended_at is null and s.expires_at > now() and m.state = 'active'`,
    values: [createHash('sha256').update(token).digest()],
  })
  return rows[0] ?? null
}
