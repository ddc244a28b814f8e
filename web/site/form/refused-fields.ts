import * as refusalCode from '#contract/refusals/codes.ts'
import type { Refusal } from '#web/client/api.ts'

/** They are about the image code, although they name no field. */
const captchaCodes: Readonly<Record<number, string>> = {
  [refusalCode.captcha_wrong]: 'captchaCode',
  [refusalCode.captcha_expired]: 'captchaCode',
}

/** The fields that a refusal is about, with the sentence for each. */
export function fieldsOfRefusal(
  { code, fields, message }: Pick<Refusal, 'code' | 'fields' | 'message'>,
  fieldOfCode: Readonly<Record<number, string>> = {},
): Readonly<Record<string, string>> {
  if (Object.keys(fields).length > 0) return fields
  const field = { ...captchaCodes, ...fieldOfCode }[code]
  return field === undefined ? {} : { [field]: message }
}
