import type { Text } from '#domain/language.ts'

export const rewardRemark: Text = {
  'zh-Hans': '好友注册成功',
  'zh-Hant': '好友註冊成功',
  en: 'A friend has joined',
}

export const voidRemark: Text = {
  'zh-Hans': '推荐奖励已取消',
  'zh-Hant': '推薦獎勵已取消',
  en: 'Referral reward taken back',
}
