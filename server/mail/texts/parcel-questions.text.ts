import { mailText } from './mail-text.ts'

export const questionAsked = mailText({
  key: 'PARCEL_QUESTION_ASKED',
  kind: 'PARCEL_QUESTION',
  variables: ['trackingNumber', 'kind', 'words', 'dueAt', 'parcelLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 需要您的决定：{{kind}}',
    body: [
      '您好！关于包裹 {{trackingNumber}}，我们想请您决定。',
      '{{words}}',
      '请在 {{dueAt}} 之前选择怎么处理，每个选择都写明价格。逾期没有回答，将由我们决定。',
      '{{parcelLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 需要你的決定：{{kind}}',
    body: [
      '你好！關於包裹 {{trackingNumber}}，我們想請你決定。',
      '{{words}}',
      '請在 {{dueAt}} 之前選擇如何處理，每個選擇都寫明價格。逾期沒有回答，將由我們決定。',
      '{{parcelLink}}',
    ],
  },
  en: {
    subject: 'Please decide about parcel {{trackingNumber}}: {{kind}}',
    body: [
      'We have a question about parcel {{trackingNumber}}.',
      '{{words}}',
      'Please choose what to do by {{dueAt}}. Each choice shows its price. Without an answer by then we decide.',
      '{{parcelLink}}',
    ],
  },
})

export const questionReminded = mailText({
  key: 'PARCEL_QUESTION_REMINDED',
  kind: 'PARCEL_QUESTION',
  variables: ['trackingNumber', 'kind', 'words', 'dueAt', 'parcelLink'],
  'zh-Hans': {
    subject: '请在 {{dueAt}} 之前决定包裹 {{trackingNumber}} 怎么处理',
    body: [
      '您好！我们还没有收到您对包裹 {{trackingNumber}} 的回答（{{kind}}）。',
      '{{words}}',
      '请在 {{dueAt}} 之前选择。逾期没有回答，将由我们决定。',
      '{{parcelLink}}',
    ],
  },
  'zh-Hant': {
    subject: '請在 {{dueAt}} 之前決定包裹 {{trackingNumber}} 如何處理',
    body: [
      '你好！我們仍未收到你對包裹 {{trackingNumber}} 的回答（{{kind}}）。',
      '{{words}}',
      '請在 {{dueAt}} 之前選擇。逾期沒有回答，將由我們決定。',
      '{{parcelLink}}',
    ],
  },
  en: {
    subject: 'Please decide about parcel {{trackingNumber}} by {{dueAt}}',
    body: [
      'We have no answer yet about parcel {{trackingNumber}} ({{kind}}).',
      '{{words}}',
      'Please choose by {{dueAt}}. Without an answer by then we decide.',
      '{{parcelLink}}',
    ],
  },
})

export const questionSettled = mailText({
  key: 'PARCEL_QUESTION_SETTLED',
  kind: 'PARCEL_QUESTION',
  variables: ['trackingNumber', 'note', 'parcelLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 的问题已处理',
    body: ['您好！关于包裹 {{trackingNumber}} 的问题已处理。', '{{note}}', '{{parcelLink}}'],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 的問題已處理',
    body: ['你好！關於包裹 {{trackingNumber}} 的問題已處理。', '{{note}}', '{{parcelLink}}'],
  },
  en: {
    subject: 'The question about parcel {{trackingNumber}} is settled',
    body: ['The question about parcel {{trackingNumber}} is settled.', '{{note}}', '{{parcelLink}}'],
  },
})

export const questionWithdrawn = mailText({
  key: 'PARCEL_QUESTION_WITHDRAWN',
  kind: 'PARCEL_QUESTION',
  variables: ['trackingNumber', 'note', 'moneyBack', 'parcelLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 的问题已撤回',
    body: [
      '您好！关于包裹 {{trackingNumber}} 的问题已撤回，不用再回答。',
      '{{note}}',
      '{{moneyBack}}',
      '{{parcelLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 的問題已撤回',
    body: [
      '你好！關於包裹 {{trackingNumber}} 的問題已撤回，不用再回答。',
      '{{note}}',
      '{{moneyBack}}',
      '{{parcelLink}}',
    ],
  },
  en: {
    subject: 'The question about parcel {{trackingNumber}} is withdrawn',
    body: [
      'The question about parcel {{trackingNumber}} is withdrawn, and no answer is needed.',
      '{{note}}',
      '{{moneyBack}}',
      '{{parcelLink}}',
    ],
  },
})
