import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What a mail server does with a mail that it was given whole; `turnAway` refuses the connection itself. */
export type Manner = 'turnAway' | 'take' | 'refuse' | 'drop' | 'takeAndClose' | 'hold'

export interface MailServer {
  readonly url: string
  /** What it said it has, in order. */
  readonly mails: readonly string[]
  /** How often it was given a mail, whatever became of it. */
  readonly given: () => number
  readonly connections: () => number
  /** From the next mail on. */
  readonly be: (manner: Manner) => void
  /** Gives this answer to every mail for this address, until it is changed. */
  readonly refuseAddress: (address: string, answer: { readonly code: number; readonly words: string } | null) => void
  /** Takes the mails that it held. */
  readonly release: () => void
  readonly close: () => Promise<void>
}

/** A real mail server on a port of its own that can behave as badly as they do. */
export async function mailServer(): Promise<MailServer> {
  const mails: string[] = []
  const held: (() => void)[] = []
  const counts = { given: 0, connections: 0 }
  const refused = new Map<string, { readonly code: number; readonly words: string }>()
  let manner: Manner = 'take'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (session, answer) => {
      counts.connections += 1
      if (manner === 'turnAway') hangUp(server, session.id)
      else answer()
    },
    onRcptTo: ({ address }, _session, answer) => {
      const refusal = refused.get(address)
      answer(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null)
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        counts.given += 1
        const take = () => {
          mails.push(Buffer.concat(chunks).toString())
          answer(null, 'taken')
        }
        if (manner === 'take') take()
        if (manner === 'refuse') answer(Object.assign(new Error('not now'), { responseCode: 451 }))
        if (manner === 'drop') hangUp(server, session.id)
        if (manner === 'hold') held.push(take)
        if (manner === 'takeAndClose') {
          take()
          // After the answer was written, before anything else is asked.
          setImmediate(() => hangUp(server, session.id, 'end'))
        }
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    given: () => counts.given,
    connections: () => counts.connections,
    be: (next) => {
      manner = next
    },
    refuseAddress: (address, answer) => {
      if (answer) refused.set(address, answer)
      else refused.delete(address)
    },
    release: () => held.splice(0).forEach((take) => take()),
    close: async () => {
      if (!server.server.listening) return
      const closed = once(server.server, 'close')
      server.close()
      for (const connection of connectionsOf(server)) connection._socket.destroy()
      await closed
    },
  }
}

interface Connection {
  readonly id: string
  readonly _socket: { destroy(): void; end(): void }
}

/** The types leave out the connections that the server keeps. */
const connectionsOf = (server: SMTPServer) => [
  ...(server as unknown as { readonly connections: ReadonlySet<Connection> }).connections,
]

const hangUp = (server: SMTPServer, id: string, how: 'destroy' | 'end' = 'destroy') =>
  connectionsOf(server)
    .find((connection) => connection.id === id)
    ?._socket[how]()
