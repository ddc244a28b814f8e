import { fieldText, fieldWord } from '#contract/wire/field-texts.ts'
import type { Operation } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import * as z from 'zod/mini'

/** What the contract refuses in an input: sentences by form path; empty if it may be sent. */
export function inputFaults(operation: Operation, input: unknown, language: Language): Record<string, string> {
  const { error } = z.safeEncode(operation.input, input as never)
  const faults: Record<string, string> = {}
  for (const issue of error?.issues ?? []) faults[issue.path.join('.')] ??= fieldText(fieldWord(issue), language)
  return faults
}
