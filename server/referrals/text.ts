import type { Language, Text } from '#domain/language.ts'
import type { ReferralState } from '#domain/referral.ts'

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

export const referralStateText = {
  pending: { 'zh-Hans': '等待完成', 'zh-Hant': '等待完成', en: 'Waiting' },
  held: { 'zh-Hans': '审核中', 'zh-Hant': '審核中', en: 'Under review' },
  rewarded: { 'zh-Hans': '已奖励', 'zh-Hant': '已獎勵', en: 'Rewarded' },
  void: { 'zh-Hans': '未获奖励', 'zh-Hant': '未獲獎勵', en: 'No reward' },
} as const satisfies Record<ReferralState, Record<Language, string>>
