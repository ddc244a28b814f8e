import { mailText } from './mail-text.ts'

export const rulePlanned = mailText({
  key: 'RULE_PLANNED',
  kind: 'RULE_PLANNED',
  variables: ['ruleName', 'why', 'hours', 'rulesLink'],
  'zh-Hans': {
    subject: '“{{ruleName}}”将自动申请集运',
    body: [
      '您好！这封邮件来自您设定的规则“{{ruleName}}”。',
      '{{why}}',
      '{{hours}}后申请；在此之前，您随时可以停止：',
      '{{rulesLink}}',
    ],
  },
  'zh-Hant': {
    subject: '「{{ruleName}}」將自動申請集運',
    body: [
      '你好！這封電郵來自你設定的規則「{{ruleName}}」。',
      '{{why}}',
      '{{hours}}後申請；在此之前，你隨時可以停止：',
      '{{rulesLink}}',
    ],
  },
  en: {
    subject: '“{{ruleName}}” is about to apply for consolidation',
    body: [
      'Hello! This is about your rule “{{ruleName}}”.',
      '{{why}}',
      'We’ll submit the order in {{hours}}. Until then you can stop it here:',
      '{{rulesLink}}',
    ],
  },
})

export const ruleAsks = mailText({
  key: 'RULE_ASKS',
  kind: 'RULE_ASKS',
  variables: ['ruleName', 'orderNumber', 'why', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 等您付款',
    body: ['您好！这封邮件来自您设定的规则“{{ruleName}}”。', '{{why}}', '{{orderLink}}'],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 等你付款',
    body: ['你好！這封電郵來自你設定的規則「{{ruleName}}」。', '{{why}}', '{{orderLink}}'],
  },
  en: {
    subject: 'Order {{orderNumber}} is waiting for your payment',
    body: ['Hello! This is about your rule “{{ruleName}}”.', '{{why}}', '{{orderLink}}'],
  },
})

export const rulePaused = mailText({
  key: 'RULE_PAUSED',
  kind: 'RULE_PAUSED',
  variables: ['ruleName', 'why', 'rulesLink'],
  'zh-Hans': {
    subject: '“{{ruleName}}”已暂停',
    body: ['您好！这封邮件来自您设定的规则“{{ruleName}}”。', '{{why}}', '{{rulesLink}}'],
  },
  'zh-Hant': {
    subject: '「{{ruleName}}」已暫停',
    body: ['你好！這封電郵來自你設定的規則「{{ruleName}}」。', '{{why}}', '{{rulesLink}}'],
  },
  en: {
    subject: '“{{ruleName}}” is paused',
    body: ['Hello! This is about your rule “{{ruleName}}”.', '{{why}}', '{{rulesLink}}'],
  },
})
