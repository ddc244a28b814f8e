import { defineText } from '#web/kit/text/define-text.ts'

/** What went wrong between the browser and the device. */
export const text = defineText({
  cancelled: {
    'zh-Hans': '没有完成。请再试一次，并在设备上用指纹、面容或锁屏密码确认。',
    'zh-Hant': '尚未完成。請再試一次，並在裝置上以指紋、面容或螢幕鎖確認。',
    en: 'It was not finished. Try again, and confirm on your device with fingerprint, face or screen lock.',
  },
  known: {
    'zh-Hans': '这台设备上已有此账号的通行密钥，不必再添加。',
    'zh-Hant': '這部裝置已有此帳戶的通行密鑰，毋須再新增。',
    en: 'This device already has a passkey for your account.',
  },
  address: {
    'zh-Hans': '通行密钥只能在本站的正式网址上使用，请从那里打开。',
    'zh-Hant': '通行密鑰只可在本站的正式網址使用，請由那裡打開。',
    en: 'Passkeys only work at our own address. Please open the site there.',
  },
  unsupported: {
    'zh-Hans': '这个浏览器或设备不能使用通行密钥。请更新浏览器，或换一台设备。',
    'zh-Hant': '這個瀏覽器或裝置不能使用通行密鑰。請更新瀏覽器，或使用另一部裝置。',
    en: 'This browser or device cannot use passkeys. Update your browser or use another device.',
  },
})
