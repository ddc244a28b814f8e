import type { Language } from '#domain/language.ts'
import type { Database, Db, Tx } from '#server/database/db.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { Environment } from '#server/settings/environment.ts'
import type { MemberSession, StaffSession } from '#server/auth/session.ts'

/** What the whole server shares; nothing in it belongs to one request. */
export interface Context {
  readonly environment: Environment
  readonly database: Database
  readonly files: FileStore
  /** The migrations that this build knows. */
  readonly knownMigrations: readonly string[]
  /** Aborted as soon as this process is told to stop. */
  readonly stopping: AbortSignal
  /** A key derived from SECRET_KEY for one purpose, so that no key serves two. */
  readonly keyFor: (purpose: string) => Buffer
}

/** One call of one caller. */
export interface Call {
  readonly context: Context
  readonly language: Language
  readonly requestId: string
  readonly ip: string
  /** The host that was requested, with its port. */
  readonly host: string
  /** The caller's network (/24 or /64), by which failures are counted. */
  readonly network: string
  readonly userAgent: string
  /** The token as sent, for the calls that end it. */
  readonly token: string | null
}

export interface ReadCall extends Call {
  /**
   * For reading only; what a read has to write (a mark, a count) goes through `context.database` (decision record 36).
   */
  readonly db: Db
}

/** A call that is answered with a stream of events. */
export interface StreamCall extends Call {
  /** The last event that the caller got on an earlier stream. */
  readonly lastEventId: string | null
}

export interface WriteCall extends Call {
  /** The one transaction of this call. */
  readonly tx: Tx
  /** Adds details to the audit row of a staff call, besides the call's name and target. */
  readonly audit: (target: { kind: string; id: string; before?: unknown; after?: unknown }) => void
}

/** A write that asks a payment provider or a printer in between (decision records 60 and 102). */
export interface OutwardCall extends Call {
  /**
   * One short transaction; a refusal or fault rolls it back, and none may be open while somebody outside is asked. Staff
   * leave their audit row in the step that notes something.
   */
  readonly step: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  readonly audit: WriteCall['audit']
  /** The caller's idempotency key: what the handler creates carries it, since no stored answer does. */
  readonly key: string | null
}

export interface AsMember {
  readonly member: MemberSession
}
export interface AsVisitor {
  readonly member: MemberSession | null
}
export interface AsStaff {
  readonly staff: StaffSession
}
