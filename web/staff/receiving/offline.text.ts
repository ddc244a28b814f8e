import { defineText } from '#web/kit/text/define-text.ts'

/** Receiving without a network (decision record 84). */
export const text = defineText({
  unsent: { 'zh-Hans': '未发送', 'zh-Hant': '未傳送', en: 'Not sent yet' },
  offlineTitle: {
    'zh-Hans': '没有网络：{count} 件还没有发送',
    'zh-Hant': '沒有網絡：{count} 件尚未傳送',
    en: 'No network: {count} not sent yet',
  },
  offlineNote: {
    'zh-Hans': '可以继续收货。网络恢复后会按顺序自动发送；请不要关闭这个页面。',
    'zh-Hant': '可以繼續收貨。網絡恢復後會按次序自動傳送；請不要關閉這個頁面。',
    en: 'You can go on receiving. They are sent in order once the network is back. Do not close this page.',
  },
  offlineStation: {
    'zh-Hans': '可以继续收货。网络恢复后会按顺序自动发送；在那之前不能换人。',
    'zh-Hant': '可以繼續收貨。網絡恢復後會按次序自動傳送；在此之前不能換人。',
    en: 'You can go on receiving. They are sent in order once the network is back. Until then nobody can change here.',
  },
  queueFull: {
    'zh-Hans': '已有 {count} 件没有发送。请等网络恢复，再收下一件。',
    'zh-Hant': '已有 {count} 件尚未傳送。請待網絡恢復後，再收下一件。',
    en: '{count} are not sent yet. Wait for the network before you receive the next one.',
  },
})
