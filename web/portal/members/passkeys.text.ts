import { defineText } from '#web/kit/text/define-text.ts'

/** Passkeys and the authenticator code, on the page of one's own account. */
export const text = defineText({
  title: { 'zh-Hans': '通行密钥', 'zh-Hant': '通行密鑰', en: 'Passkeys' },
  lead: {
    'zh-Hans': '用指纹、面容或锁屏密码登录，不用输入密码，也不会被假网站骗走。最多 {most} 个。',
    'zh-Hant': '以指紋、面容或螢幕鎖登入，毋須輸入密碼，亦不會被假網站騙取。最多 {most} 個。',
    en: 'Log in with your fingerprint, face or screen lock instead of a password. Fake sites cannot steal a passkey. You can have up to {most}.',
  },
  none: { 'zh-Hans': '还没有通行密钥。', 'zh-Hant': '尚未有通行密鑰。', en: 'You have no passkeys yet.' },
  add: { 'zh-Hans': '添加通行密钥', 'zh-Hant': '新增通行密鑰', en: 'Add a passkey' },
  isFull: {
    'zh-Hans': '已达上限。要添加新的，请先移除一个。',
    'zh-Hant': '已達上限。如要新增，請先移除一個。',
    en: 'That is the most you can have. To add another, remove one first.',
  },
  addedAt: { 'zh-Hans': '添加于 {when}', 'zh-Hant': '新增於 {when}', en: 'added {when}' },
  lastUsed: { 'zh-Hans': '最后使用 {when}', 'zh-Hant': '最後使用 {when}', en: 'last used {when}' },
  neverUsed: { 'zh-Hans': '还没有用过', 'zh-Hant': '尚未使用', en: 'not used yet' },
  suspect: {
    'zh-Hans': '可能已被复制，已停止使用。请移除它，再添加一个新的。',
    'zh-Hant': '可能已被複製，已停止使用。請移除它，再新增一個。',
    en: 'It may have been copied, so it no longer works. Remove it and add a new one.',
  },
  rename: { 'zh-Hans': '改名', 'zh-Hant': '更改名稱', en: 'Rename' },
  remove: { 'zh-Hans': '移除', 'zh-Hant': '移除', en: 'Remove' },
  removeTitle: {
    'zh-Hans': '移除通行密钥“{name}”',
    'zh-Hant': '移除通行密鑰「{name}」',
    en: 'Remove the passkey “{name}”',
  },
  removeSentence: {
    'zh-Hans': '之后不能再用它登录，用它登录的其他设备会立即退出。设备上保存的通行密钥请另外删除。',
    'zh-Hant': '其後不能再用它登入，以它登入的其他裝置會即時登出。裝置上儲存的通行密鑰請另行刪除。',
    en: 'You can no longer log in with it, and other devices logged in with it are logged out. Delete the copy on your device as well.',
  },
  nameTitle: { 'zh-Hans': '给通行密钥起个名字', 'zh-Hant': '為通行密鑰命名', en: 'Name your passkey' },
  name: { 'zh-Hans': '名称', 'zh-Hant': '名稱', en: 'Name' },
  nameHint: {
    'zh-Hans': '方便您以后认出它，比如所在的设备',
    'zh-Hant': '方便你日後辨認，例如所在的裝置',
    en: 'So that you recognise it later, for example by the device',
  },
  continue: { 'zh-Hans': '继续', 'zh-Hant': '繼續', en: 'Continue' },
  save: { 'zh-Hans': '保存', 'zh-Hant': '儲存', en: 'Save' },
  thisDevice: { 'zh-Hans': '我的设备', 'zh-Hant': '我的裝置', en: 'My device' },

  codeTitle: { 'zh-Hans': '动态码', 'zh-Hant': '動態碼', en: 'Authenticator code' },
  codeLead: {
    'zh-Hans': '开启后，用密码登录时还要输入手机验证器上的 6 位动态码。通行密钥登录不需要。',
    'zh-Hant': '開啟後，以密碼登入時還要輸入手提電話驗證器上的 6 位動態碼。以通行密鑰登入則毋須輸入。',
    en: 'When it is on, logging in with your password also needs a 6-digit code from an app on your phone. Passkeys don’t need it.',
  },
  codeIsOn: {
    'zh-Hans': '已开启。还剩 {count} 个恢复码。',
    'zh-Hant': '已開啟。尚餘 {count} 個復原碼。',
    en: 'It is on. You have {count|1 recovery code|{count} recovery codes} left.',
  },
  codeIsOff: { 'zh-Hans': '尚未开启。', 'zh-Hant': '尚未開啟。', en: 'It is off.' },
  codeSetUp: { 'zh-Hans': '设置动态码', 'zh-Hant': '設定動態碼', en: 'Set up authenticator codes' },
  codeReplace: {
    'zh-Hans': '更换手机或恢复码',
    'zh-Hant': '更換手提電話或復原碼',
    en: 'Use another phone or new recovery codes',
  },
  codeEnd: { 'zh-Hans': '关闭动态码', 'zh-Hant': '關閉動態碼', en: 'Switch it off' },
  codeEndTitle: { 'zh-Hans': '关闭动态码？', 'zh-Hant': '關閉動態碼？', en: 'Switch off authenticator codes?' },
  codeEndSentence: {
    'zh-Hans': '之后只用密码就能登录，恢复码也会作废。',
    'zh-Hant': '其後只用密碼即可登入，復原碼亦會作廢。',
    en: 'Your password alone will then open your account, and your recovery codes stop working.',
  },
})
