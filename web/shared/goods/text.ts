import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  allowed: { 'zh-Hans': '可以寄', 'zh-Hant': '可以寄', en: 'Can be sent' },
  sensitive: { 'zh-Hans': '敏感货', 'zh-Hant': '敏感貨', en: 'Sensitive goods' },
  forbidden: { 'zh-Hans': '不能寄', 'zh-Hant': '不能寄', en: 'Cannot be sent' },
  unknown: { 'zh-Hans': '未收录', 'zh-Hant': '未收錄', en: 'Not in our list yet' },
  forbiddenTitle: {
    'zh-Hans': '看起来有不能寄的物品',
    'zh-Hant': '似乎有不能寄的物品',
    en: 'Some of this looks like goods that cannot be sent',
  },
  sensitiveTitle: {
    'zh-Hans': '看起来有敏感货',
    'zh-Hant': '似乎有敏感貨',
    en: 'Some of this looks like sensitive goods',
  },
  inLine: {
    'zh-Hans': '货物 {number}：{word}（{category}），{rule}。',
    'zh-Hant': '貨物 {number}：{word}（{category}），{rule}。',
    en: 'Goods {number}: {word} ({category}). {rule}.',
  },
  of: {
    'zh-Hans': '{word}（{category}）：{rule}。',
    'zh-Hant': '{word}（{category}）：{rule}。',
    en: '{word} ({category}). {rule}.',
  },
  markSensitive: {
    'zh-Hans': '把这些货物改为敏感货',
    'zh-Hant': '將這些貨物改為敏感貨',
    en: 'Change these goods to sensitive',
  },
  byName: {
    'zh-Hans': '按名称判断，以仓库查验为准；您仍可以继续。',
    'zh-Hant': '按名稱判斷，以倉庫查驗為準；你仍可繼續。',
    en: 'This is based on the names alone. The warehouse’s check decides. You can still continue.',
  },
  refusedTitle: {
    'zh-Hans': '寄到{place}，这些线路不接收包裹里的物品',
    'zh-Hant': '寄往{place}，這些路線不接收包裹內的物品',
    en: 'These lines to {place} do not take what is in the parcels',
  },
  refusedBy: {
    'zh-Hans': '{channel}：{reason}。',
    'zh-Hant': '{channel}：{reason}。',
    en: '{channel}: {reason}.',
  },
  chosenRefuses: {
    'zh-Hans': '您选的{channel}不接收：{reason}。',
    'zh-Hant': '你選的{channel}不接收：{reason}。',
    en: 'The line you chose, {channel}, does not take it. {reason}.',
  },
})
