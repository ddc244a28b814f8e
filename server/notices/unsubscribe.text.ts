import type { Text } from '#domain/language.ts'

/* The page behind the link in the header of a mail. Only mails about automatic orders have one today. */

export const unsubscribeText = {
  ask: {
    'zh-Hans': '不再接收自动集运规则的邮件？',
    'zh-Hant': '不再接收自動集運規則的電郵？',
    en: 'Stop e-mails about automatic orders?',
  },
  askSentence: {
    'zh-Hans': '关于款项、包裹、订单和账号的邮件不受影响。登录后可以在“通知”页重新开启。',
    'zh-Hant': '關於款項、包裹、訂單及帳戶的電郵不受影響。登入後可於「通知」頁重新開啟。',
    en: 'E-mails about your money, parcels, orders and account are not affected. You can switch these on again under “Notifications” after logging in.',
  },
  confirm: { 'zh-Hans': '不再接收', 'zh-Hant': '不再接收', en: 'Stop these e-mails' },
  done: {
    'zh-Hans': '已停止发送这类邮件',
    'zh-Hant': '已停止發送這類電郵',
    en: 'We will not send you these e-mails any more',
  },
  doneSentence: {
    'zh-Hans': '规则做了什么，仍可在“通知”页看到，也可以在那里重新开启邮件。',
    'zh-Hant': '規則做了甚麼，仍可於「通知」頁看到，亦可在那裡重新開啟電郵。',
    en: 'What your rules do is still listed under “Notifications”, where you can switch the e-mails on again.',
  },
  unknown: { 'zh-Hans': '链接无效或已过期', 'zh-Hant': '連結無效或已過期', en: 'This link is invalid or has expired' },
  unknownSentence: {
    'zh-Hans': '请登录，在“通知”页选择接收哪些邮件。',
    'zh-Hant': '請登入，並於「通知」頁選擇接收哪些電郵。',
    en: 'Please log in and choose under “Notifications” which e-mails you get.',
  },
} as const satisfies Readonly<Record<string, Text>>
