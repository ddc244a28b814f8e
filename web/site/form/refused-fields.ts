import type { Refusal } from '#web/client/api.ts'

/** 2006 and 2007 are about the image code, although they name no field. */
const captchaCodes: Readonly<Record<number, string>> = { 2006: 'captchaCode', 2007: 'captchaCode' }

/** Which fields a refusal is about, with the sentence for each. */
export function fieldsOfRefusal(
  { code, fields, message }: Pick<Refusal, 'code' | 'fields' | 'message'>,
  fieldOfCode: Readonly<Record<number, string>> = {},
): Readonly<Record<string, string>> {
  if (Object.keys(fields).length > 0) return fields
  const field = { ...captchaCodes, ...fieldOfCode }[code]
  return field === undefined ? {} : { [field]: message }
}
