import * as refusalCode from '#contract/refusals/codes.ts'
import { fieldText, fieldWord } from '#contract/wire/field-texts.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { ourPath } from '#contract/wire/wire-names.ts'
import type { Language } from '#domain/language.ts'
import * as z from 'zod/mini'

/** What the contract refuses in an input: sentences by form path; empty if it may be sent. */
export function inputFaults(operation: Operation, input: unknown, language: Language): Record<string, string> {
  const { error } = z.safeEncode(operation.input, input as never)
  const faults: Record<string, string> = {}
  for (const issue of error?.issues ?? []) faults[issue.path.join('.')] ??= fieldText(fieldWord(issue), language)
  return faults
}

/** A read whose id or name cannot exist, such as one from an address that was mistyped, asks for nothing. */
export function faultCode({ kind, path, input }: Operation, faults: Readonly<Record<string, string>>): number {
  const isInPath = [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => ourPath(input, name) in faults)
  if (kind !== 'read' || !isInPath) return refusalCode.validation
  return path.startsWith('/api/admin/') ? refusalCode.staff_not_found : refusalCode.not_found
}
