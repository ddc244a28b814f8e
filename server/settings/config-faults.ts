import type * as z from 'zod/mini'

/** What is wrong with a setting, by field below `value`, in the words of `server.field-texts.ts`. */
export const configFaults = (issues: readonly z.core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [['value', ...issue.path].join('.'), wordOf(issue)]))

function wordOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'field_required' : 'field_range'
  if (issue.code === 'too_big') return tooBig[issue.origin] ?? 'field_range'
  if (issue.code === 'invalid_type') return issue.expected === 'int' ? 'field_integer' : 'field_required'
  if (issue.code === 'invalid_value') return 'field_choice'
  return issue.code === 'invalid_format' ? 'field_text' : 'field_range'
}

const tooBig: Readonly<Record<string, string>> = { string: 'field_too_long', array: 'field_too_many' }
