import type { Text } from '#domain/language.ts'

/* What staff are told about a member's account. */

export const erasedText: Text = {
  'zh-Hans': '会员的账户已删除，不能再入账',
  'zh-Hant': '會員的帳戶已刪除，不能再入帳',
  en: 'The account of this member was deleted, so nothing can be credited to it',
}
