import type { Text } from '#domain/language.ts'

export const rewardRemark: Text = {
  'zh-Hans': '邀请好友',
  'zh-Hant': '邀請好友',
  en: 'A friend you invited',
}

export const voidRemark: Text = {
  'zh-Hans': '推广奖励已取消',
  'zh-Hant': '推廣獎勵已取消',
  en: 'Referral reward withdrawn',
}
