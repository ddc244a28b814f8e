import type { FastifyReply } from 'fastify'
import type { KeptPage } from './pages.ts'

/** Allows one inline script, by its hash. */
export function allowScript(reply: FastifyReply, hash: string): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  reply.header(
    'content-security-policy',
    policy.replace(/script-src [^;]*/, (rule) => `${rule} '${hash}'`),
  )
}

/**
 * What a public page may run besides our own files: its inline scripts, by hash, and if ids are set the analytics
 * script, which may then send reports. No other document gets either.
 */
export function widenPolicy(reply: FastifyReply, { scriptHashes, analytics: { sites, script } }: KeptPage): void {
  for (const hash of scriptHashes) allowScript(reply, hash)
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  // No value of the setting may keep a page from being sent: an invalid address allows nothing.
  const [program] = /^https:\/\/[\w.-]+/.exec(script) ?? []
  const counter = sites.length === 0 || program === undefined ? '' : ` ${program}`
  const reports = counter === '' ? '' : `${counter} https://*.google-analytics.com`
  reply.header(
    'content-security-policy',
    policy
      .replace(/script-src [^;]*/, (rule) => rule + counter)
      .replace(/connect-src [^;]*/, (rule) => rule + reports)
      .replace(/img-src [^;]*/, (rule) => rule + reports),
  )
}
