import { mailText } from './mail-text.ts'

export const storageExtended = mailText({
  key: 'STORAGE_EXTENDED',
  kind: 'STORAGE_EXTENDED',
  variables: ['trackingNumber', 'moreDays', 'lastDay', 'remark', 'parcelsLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 的免费仓储延长 {{moreDays}}',
    body: [
      '您好！我们将包裹 {{trackingNumber}} 的免费仓储延长了 {{moreDays}}，现在免费至 {{lastDay}}。',
      '{{remark}}',
      '您不需要做任何事。可以在包裹列表查看：',
      '{{parcelsLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 的免費倉儲延長 {{moreDays}}',
    body: [
      '你好！我們已將包裹 {{trackingNumber}} 的免費倉儲延長 {{moreDays}}，現時免費至 {{lastDay}}。',
      '{{remark}}',
      '你毋須做任何事。可在包裹列表查看：',
      '{{parcelsLink}}',
    ],
  },
  en: {
    subject: 'Parcel {{trackingNumber}} can stay {{moreDays}} free of charge',
    body: [
      'Hello! We have given parcel {{trackingNumber}} {{moreDays}} of free storage. It is now free until {{lastDay}}.',
      '{{remark}}',
      'You do not need to do anything. You can see it in your list of parcels:',
      '{{parcelsLink}}',
    ],
  },
})
