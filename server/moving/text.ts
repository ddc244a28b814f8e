import type { Language, Text } from '#domain/language.ts'

/** Beside an opening in the member's statement. */
export const openingRemark: Text = {
  'zh-Hans': '旧系统的余额，随账号一起转入',
  'zh-Hant': '舊系統的結餘，隨帳戶一併轉入',
  en: 'Balance of the old system, moved in with the account',
}

export const faultHeads: Readonly<Record<Language, readonly string[]>> = {
  'zh-Hans': ['行', '列', '问题'],
  'zh-Hant': ['行', '欄', '問題'],
  en: ['Row', 'Column', 'What is wrong'],
}

/** To an administrator who would sign. */
export const financeSigns: Text = {
  'zh-Hans': '须由财务人员签字',
  'zh-Hant': '須由財務人員簽署',
  en: 'A colleague who works in finance has to sign this',
}
