import { mailText } from './mail-text.ts'

export const deletionAsked = mailText({
  key: 'DELETION_ASKED',
  kind: 'DELETION_ASKED',
  variables: ['accountLink'],
  'zh-Hans': {
    subject: '我们收到了您注销账号的申请',
    body: [
      '您好！我们收到了注销账号、删除个人资料的申请，客服会在 30 天内处理。',
      '处理之前您仍可正常使用账号，也可以随时在“基本信息”页撤回申请：',
      '{{accountLink}}',
      '如果不是您本人操作，请立即撤回申请，并修改密码。',
    ],
  },
  'zh-Hant': {
    subject: '我們已收到你刪除帳戶的要求',
    body: [
      '你好！我們已收到刪除帳戶及個人資料的要求，客戶服務會於 30 日內處理。',
      '處理之前你仍可照常使用帳戶，亦可隨時於「基本資料」頁撤回要求：',
      '{{accountLink}}',
      '如非你本人要求，請立即撤回，並更改密碼。',
    ],
  },
  en: {
    subject: 'We have received your request to delete your account',
    body: [
      'We have received a request to delete your account and your personal data. Customer service will handle it within 30 days.',
      'Until then you can use your account as usual. You can withdraw the request at any time under “Basic information”:',
      '{{accountLink}}',
      'If this was not you, please withdraw the request now and change your password.',
    ],
  },
})

export const deletionRefused = mailText({
  key: 'DELETION_REFUSED',
  kind: 'DELETION_REFUSED',
  variables: ['reason', 'accountLink'],
  'zh-Hans': {
    subject: '您的账号暂时无法注销',
    body: [
      '您好！我们暂时无法注销您的账号，原因如下：',
      '{{reason}}',
      '处理好以后，您可以在这里再次申请：',
      '{{accountLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的帳戶暫時未能刪除',
    body: [
      '你好！我們暫時未能刪除你的帳戶，原因如下：',
      '{{reason}}',
      '處理好以後，你可以在此再次提出要求：',
      '{{accountLink}}',
    ],
  },
  en: {
    subject: 'Your account could not be deleted yet',
    body: [
      'We could not delete your account yet, for this reason:',
      '{{reason}}',
      'Once this is settled, you can ask again here:',
      '{{accountLink}}',
    ],
  },
})

export const accountErased = mailText({
  key: 'ACCOUNT_ERASED',
  kind: 'ACCOUNT_ERASED',
  variables: [],
  'zh-Hans': {
    subject: '您的账号已注销',
    body: [
      '您好！您的账号已经注销，姓名、电话、邮箱、地址簿、留言和上传的图片都已删除。',
      '法律要求保存的账目、账单和转账凭证仍会保留，但已不再与您的姓名和联系方式关联。',
      '感谢您使用我们的服务。日后可以用同一个邮箱重新注册。',
    ],
  },
  'zh-Hant': {
    subject: '你的帳戶已刪除',
    body: [
      '你好！你的帳戶已經刪除，姓名、電話、電郵、地址簿、留言及上載的圖片均已移除。',
      '法律要求保存的帳目、帳單及轉帳憑證仍會保留，但不再與你的姓名及聯絡方法有任何關聯。',
      '多謝你使用我們的服務。日後可用同一電郵重新註冊。',
    ],
  },
  en: {
    subject: 'Your account has been deleted',
    body: [
      'We have deleted your account, including your name, phone number, e-mail address, address book, messages and the pictures you uploaded.',
      'The law requires us to keep ledger entries, bills and transfer vouchers. They no longer show your name or contact details.',
      'Thank you for using our service. You can register again with the same e-mail address.',
    ],
  },
})
