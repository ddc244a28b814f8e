import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '推广奖励', 'zh-Hant': '推廣獎勵', en: 'Referral rewards' },
  lead: {
    'zh-Hans': '好友用您的邀请码注册并激活账号，您可获得 {count} {name}。',
    'zh-Hant': '好友用你的邀請碼註冊並啟用帳戶，你可獲得 {count} {name}。',
    en: 'When a friend registers with your code and activates the account, you get {count} {name}.',
  },
  leadFirstOrder: {
    'zh-Hans': '好友用您的邀请码注册，首张实付运费满 {least} 的订单寄出满 {days} 天，您可获得 {count} {name}。',
    'zh-Hant': '好友用你的邀請碼註冊，首張實付運費滿 {least} 的訂單寄出滿 {days} 日，你可獲得 {count} {name}。',
    en: 'When a friend registers with your code and their first order with {least} or more paid for freight has been on its way for {days|a day|{days} days}, you get {count} {name}.',
  },
  handOn: { 'zh-Hans': '分享给好友', 'zh-Hant': '分享給好友', en: 'Share it' },
  code: { 'zh-Hans': '邀请码', 'zh-Hant': '邀請碼', en: 'Invitation code' },
  copyCode: { 'zh-Hans': '复制邀请码', 'zh-Hant': '複製邀請碼', en: 'Copy the code' },
  link: { 'zh-Hans': '邀请链接', 'zh-Hant': '邀請連結', en: 'Invitation link' },
  copyLink: { 'zh-Hans': '复制链接', 'zh-Hant': '複製連結', en: 'Copy the link' },
  qr: { 'zh-Hans': '邀请链接的二维码', 'zh-Hant': '邀請連結的二維碼', en: 'QR code of the invitation link' },
  scan: { 'zh-Hans': '好友扫码即可注册', 'zh-Hant': '好友掃描即可註冊', en: 'Friends scan it to register' },
  poster: { 'zh-Hans': '海报', 'zh-Hant': '海報', en: 'Poster' },
  posterSentence: {
    'zh-Hans': '一张带邀请码和二维码的图片，可以直接发给好友。',
    'zh-Hant': '一張附邀請碼及二維碼的圖片，可直接發給好友。',
    en: 'A picture with your code and QR code, ready to send.',
  },
  posterAlt: {
    'zh-Hans': '海报：邀请码 {code} 和注册二维码',
    'zh-Hant': '海報：邀請碼 {code} 及註冊二維碼',
    en: 'Poster with invitation code {code} and the QR code to register',
  },
  save: { 'zh-Hans': '保存图片', 'zh-Hant': '儲存圖片', en: 'Save the picture' },
  share: { 'zh-Hans': '发送图片', 'zh-Hant': '發送圖片', en: 'Send the picture' },
  posterFailed: {
    'zh-Hans': '这台设备画不出海报，请改用链接或二维码。',
    'zh-Hant': '此裝置無法繪製海報，請改用連結或二維碼。',
    en: 'This device cannot draw the poster. Please use the link or the QR code.',
  },
  posterHead: {
    'zh-Hans': '内地网购，一箱寄回家',
    'zh-Hant': '內地網購，一箱寄回家',
    en: 'Shop in China, one box home',
  },
  posterLine: {
    'zh-Hans': '包裹先集中到仓库，再合并寄到香港、台湾、东南亚和海外',
    'zh-Hant': '包裹先集中到倉庫，再合併寄到香港、台灣、東南亞及海外',
    en: 'We collect your parcels and send them together to Hong Kong, Taiwan, Southeast Asia and overseas',
  },
  posterScan: { 'zh-Hans': '扫码注册', 'zh-Hant': '掃描註冊', en: 'Scan to register' },

  rewards: { 'zh-Hans': '我的奖励', 'zh-Hant': '我的獎勵', en: 'My rewards' },
  invited: { 'zh-Hans': '已邀请', 'zh-Hant': '已邀請', en: 'Invited' },
  rewarded: { 'zh-Hans': '已奖励', 'zh-Hant': '已獎勵', en: 'Rewarded' },
  held: { 'zh-Hans': '审核中', 'zh-Hant': '審核中', en: 'Under review' },
  earned: { 'zh-Hans': '获得{name}', 'zh-Hant': '獲得{name}', en: 'Earned {name}' },
  heldSentence: {
    'zh-Hans': '{count} 份奖励正在人工审核，通过后即可入账，名额不受影响。',
    'zh-Hant': '{count} 份獎勵正由人手審核，通過後便會入帳，名額不受影響。',
    en: 'We are checking {count|one reward|{count} rewards}. Approved rewards are added to your account, and your quota is not affected.',
  },
  friends: { 'zh-Hans': '我邀请的好友', 'zh-Hant': '我邀請的好友', en: 'Friends I invited' },
  friend: { 'zh-Hans': '好友', 'zh-Hant': '好友', en: 'Friend' },
  registeredAt: { 'zh-Hans': '注册时间', 'zh-Hant': '註冊時間', en: 'Registered' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  coins: { 'zh-Hans': '奖励', 'zh-Hant': '獎勵', en: 'Reward' },
  reward: { 'zh-Hans': '{count} {name}', 'zh-Hant': '{count} {name}', en: '{count} {name}' },
  emptyTitle: { 'zh-Hans': '还没有邀请好友', 'zh-Hant': '還未邀請好友', en: 'No friends invited yet' },
  emptySentence: {
    'zh-Hans': '把链接、二维码或海报发给好友，他们注册后会出现在这里，邮箱只显示一部分。',
    'zh-Hant': '把連結、二維碼或海報發給好友，他們註冊後會在這裡出現，電郵只顯示一部分。',
    en: 'Send the link, the QR code or the poster. Friends who register appear here, with their e-mail address partly hidden.',
  },
})
