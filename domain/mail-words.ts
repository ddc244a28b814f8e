/*
 * The words of a mail, as the product ships them or as staff changed them. A variable is a name in double braces,
 * `{{orderNumber}}`, and filled in when the mail is written.
 */

/**
 * `word`: part of a line, also of the subject; `link`: an address of ours, alone on its line, which becomes a button;
 * `sentence`: whole sentences or a list, worded by the product because they depend on what happened. It may be empty.
 */
export type VariableForm = 'word' | 'link' | 'sentence'

export interface Variable {
  readonly form: VariableForm
  /** Without it, readers would not know what to do, how much it is, or why. */
  readonly isRequired: boolean
}

export interface MailWords {
  readonly subject: string
  /** Plain text, with a blank line between paragraphs. */
  readonly body: string
}

export type MailWordsFault = 'unknown' | 'missing' | 'braces' | 'subject' | 'alone'

export interface FoundFault {
  readonly part: keyof MailWords
  readonly fault: MailWordsFault
  /** The variable; empty where braces belong to none. */
  readonly variable: string
}

/** Why these words cannot be sent; nothing when they can. */
export function faultsIn(words: MailWords, variables: Readonly<Record<string, Variable>>): readonly FoundFault[] {
  const parts = ['subject', 'body'] as const
  return parts.flatMap((part) => [
    ...(hasStrayBraces(words[part]) ? [{ part, fault: 'braces', variable: '' } as const] : []),
    ...namesIn(words[part]).flatMap((variable) => {
      const fault = faultOf(part, words, variable, variables)
      return fault ? [{ part, fault, variable }] : []
    }),
    ...(part === 'body' ? missingIn(words.body, variables) : []),
  ])
}

function faultOf(
  part: keyof MailWords,
  { body }: MailWords,
  name: string,
  variables: Readonly<Record<string, Variable>>,
): MailWordsFault | null {
  const variable = Object.hasOwn(variables, name) ? variables[name] : undefined
  if (!variable) return 'unknown'
  if (part === 'subject') return variable.form === 'word' ? null : 'subject'
  return variable.form === 'link' && !isAlone(body, name) ? 'alone' : null
}

const missingIn = (body: string, variables: Readonly<Record<string, Variable>>): readonly FoundFault[] => {
  const used = namesIn(body)
  return Object.entries(variables)
    .filter(([name, { isRequired }]) => isRequired && !used.includes(name))
    .map(([variable]) => ({ part: 'body', fault: 'missing', variable }))
}

const isAlone = (body: string, name: string) =>
  body.split('\n').every((line) => !namesIn(line).includes(name) || line.trim() === `{{${name}}}`)

const named = /\{\{([^{}\n]*)\}\}/g

const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(named)].map(([, name = '']) => name)),
]

const hasStrayBraces = (text: string) => /[{}]/.test(text.replace(named, ''))

/** Each variable is replaced once: what a value contains is never taken for a variable. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(named, (_all, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))

export const paragraphsOf = (body: string): readonly string[] => body.split(/\n{2,}/)
