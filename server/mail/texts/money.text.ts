import { mailText } from './mail-text.ts'

export const bankTransferApproved = mailText({
  key: 'BANK_TRANSFER_APPROVED',
  kind: 'BANK_TRANSFER_APPROVED',
  variables: ['transferNumber', 'amount', 'transfersLink'],
  'zh-Hans': {
    subject: '您的转账 {{transferNumber}} 已通过审核',
    body: [
      '您好！您的银行转账 {{transferNumber}}（{{amount}}）已通过审核，款项即将记入您的余额。',
      '转账记录：',
      '{{transfersLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的轉帳 {{transferNumber}} 已通過審核',
    body: [
      '你好！你的銀行轉帳 {{transferNumber}}（{{amount}}）已通過審核，款項即將記入你的餘額。',
      '轉帳記錄：',
      '{{transfersLink}}',
    ],
  },
  en: {
    subject: 'Your transfer {{transferNumber}} was approved',
    body: [
      'Your bank transfer {{transferNumber}} ({{amount}}) was approved. The amount will be added to your balance shortly.',
      'Your transfers:',
      '{{transfersLink}}',
    ],
  },
})

export const bankTransferCredited = mailText({
  key: 'BANK_TRANSFER_CREDITED',
  kind: 'BANK_TRANSFER_CREDITED',
  variables: ['transferNumber', 'amount', 'transfersLink'],
  'zh-Hans': {
    subject: '{{amount}} 已入账',
    body: [
      '您好！您的银行转账 {{transferNumber}} 已入账，{{amount}} 已记入您的余额，现在即可使用。',
      '转账记录：',
      '{{transfersLink}}',
    ],
  },
  'zh-Hant': {
    subject: '{{amount}} 已入帳',
    body: [
      '你好！你的銀行轉帳 {{transferNumber}} 已入帳，{{amount}} 已記入你的餘額，現在即可使用。',
      '轉帳記錄：',
      '{{transfersLink}}',
    ],
  },
  en: {
    subject: '{{amount}} was added to your balance',
    body: [
      'Your bank transfer {{transferNumber}} was credited: {{amount}} was added to your balance and can be used now.',
      'Your transfers:',
      '{{transfersLink}}',
    ],
  },
})

export const bankTransferRejected = mailText({
  key: 'BANK_TRANSFER_REJECTED',
  kind: 'BANK_TRANSFER_REJECTED',
  variables: ['transferNumber', 'amount', 'reason', 'transfersLink'],
  'zh-Hans': {
    subject: '您的转账 {{transferNumber}} 未通过审核',
    body: [
      '您好！您的银行转账 {{transferNumber}}（{{amount}}）未通过审核。原因：{{reason}}',
      '请修改后重新提交：',
      '{{transfersLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的轉帳 {{transferNumber}} 未通過審核',
    body: [
      '你好！你的銀行轉帳 {{transferNumber}}（{{amount}}）未通過審核。原因：{{reason}}',
      '請修改後重新提交：',
      '{{transfersLink}}',
    ],
  },
  en: {
    subject: 'Your transfer {{transferNumber}} was not approved',
    body: [
      'Your bank transfer {{transferNumber}} ({{amount}}) was not approved. Reason: {{reason}}',
      'Please correct it and submit it again:',
      '{{transfersLink}}',
    ],
  },
})

export const feedbackReply = mailText({
  key: 'FEEDBACK_REPLY',
  kind: 'FEEDBACK_REPLY',
  variables: ['reply', 'message', 'allMessages'],
  'zh-Hans': {
    subject: '我们回复了您的留言',
    body: ['您好！感谢您的来信，我们的回复如下：', '{{reply}}', '您的留言：', '{{message}}', '{{allMessages}}'],
  },
  'zh-Hant': {
    subject: '我們已回覆你的留言',
    body: ['你好！多謝你的來信，我們的回覆如下：', '{{reply}}', '你的留言：', '{{message}}', '{{allMessages}}'],
  },
  en: {
    subject: 'We have replied to your message',
    body: [
      'Thank you for writing to us. This is our reply:',
      '{{reply}}',
      'Your message:',
      '{{message}}',
      '{{allMessages}}',
    ],
  },
})

export const coinsExpiring = mailText({
  key: 'COINS_EXPIRING',
  kind: 'COINS_EXPIRING',
  variables: ['coins', 'lastDay', 'coinsLink'],
  'zh-Hans': {
    subject: '{{coins}}将于{{lastDay}}到期',
    body: ['您好！您有 {{coins}}将于{{lastDay}}结束时到期。', '付款时可以抵运费，先用最早获得的。', '{{coinsLink}}'],
  },
  'zh-Hant': {
    subject: '{{coins}}將於{{lastDay}}到期',
    body: ['你好！你有 {{coins}}將於{{lastDay}}結束時到期。', '付款時可抵運費，先用最早獲得的。', '{{coinsLink}}'],
  },
  en: {
    subject: '{{coins}} expire after {{lastDay}}',
    body: [
      'Hello! {{coins}} can be used until the end of {{lastDay}}. After that they expire.',
      'Use them to pay part of the freight: the oldest are used first.',
      '{{coinsLink}}',
    ],
  },
})
