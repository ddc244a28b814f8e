import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '键盘', 'zh-Hant': '鍵盤', en: 'Keyboard' },
  label: {
    'zh-Hans': '按 / 键跳到搜索框',
    'zh-Hant': '按 / 鍵跳到搜尋欄',
    en: 'Press / to go to the search field',
  },
  hint: {
    'zh-Hans': '使用语音输入或容易误触时，可以关闭。只对这台设备有效。',
    'zh-Hant': '如使用語音輸入或容易誤按，可以關閉。只適用於此裝置。',
    en: 'Turn it off if you use speech input or press it by accident. This applies to this device only.',
  },
})
