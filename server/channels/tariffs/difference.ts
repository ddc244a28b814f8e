import { createHash } from 'node:crypto'
import { changesListed, type tariffVersions } from '#contract/tariff-versions.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { changedFields, type TariffChange, versionChanges } from '#domain/tariff-change.ts'
import type { Language } from '#domain/language.ts'
import type { ReadCall } from '#server/context.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { liveRowsFrom, type OfficeRow, versionRows } from './rows.sql.ts'
import { findVersion, type Version } from './versions.sql.ts'
import { rowOnWire } from './wire.ts'

type Calls = typeof tariffVersions

/** B-PR-13: what publishing would change, at the time that is asked about, or that the version was offered for. */
export async function difference(
  { db, language }: ReadCall,
  { id, startsAt }: Input<Calls['difference']>,
): Promise<Output<Calls['difference']>> {
  const version = orRefuse(await findVersion(db, id), 'not_found')
  // Of one that was published, the live tariff already holds what it says.
  if (version.state === 'published') return onWire([], version.rows, language)
  const found = await changesOf(db, version, startsAt ?? version.startsAt)
  return onWire(found.changes, found.kept, language)
}

interface Changes {
  readonly changes: readonly OfficeChange[]
  readonly kept: number
  readonly seal: string
}

type OfficeChange = TariffChange<OfficeRow & { readonly validFrom: string }, OfficeRow>

/** The changes of a version against what is live now; `startsAt` null: from now on. */
export async function changesOf(db: Db, version: Version, startsAt: string | null): Promise<Changes> {
  const live = await liveRowsFrom(db, startsAt)
  const rows = await versionRows(db, version.id)
  const startsAtMs = startsAt === null ? Date.now() : Date.parse(startsAt)
  const hasBegun = ({ validFrom }: { readonly validFrom: string }) => Date.parse(validFrom) <= startsAtMs
  const changes = versionChanges({ begun: live.filter(hasBegun), coming: live.filter((row) => !hasBegun(row)) }, rows)
  const written = changes.filter(({ after }) => after !== null).length
  return { changes, kept: rows.length - written, seal: sealOf(changes) }
}

/** Stands for what changes into what. */
export const sealOf = (changes: readonly TariffChange[]): string =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ before, after }) => [before?.id ?? null, after && figuresOf(after)])))
    .digest('base64url')

/** All that a row says, without the names that may be corrected meanwhile. */
const figuresOf = (row: object) => Object.entries(row).filter(([key]) => !key.endsWith('Name'))

function onWire(changes: readonly OfficeChange[], kept: number, language: Language): Output<Calls['difference']> {
  const count = (kind: OfficeChange['kind']) => changes.filter((change) => change.kind === kind).length
  return {
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    kept,
    changes: changes.slice(0, changesListed).map(({ kind, before, after }) => ({
      kind,
      before: before && rowOnWire(before, language),
      after: after && rowOnWire(after, language),
      fields: before && after ? [...changedFields(before, after)] : [],
    })),
    seal: sealOf(changes),
  }
}
