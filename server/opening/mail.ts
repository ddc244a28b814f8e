import type { Language } from '#domain/language.ts'
import { signed } from '#server/mail/letter.ts'

/** STAFF_TEST: shows whether mails arrive, and whether a link in one leads to the site. */
export const testMail = (language: Language, home: string) => letters[language](home)

const letters: Readonly<Record<Language, (link: string) => { readonly subject: string; readonly body: string }>> = {
  'zh-Hans': (link) => ({
    subject: '测试邮件',
    body: signed('zh-Hans', [
      '这是一封测试邮件。您能看到它，说明邮件可以送达。',
      `请打开下面的链接，看看是不是您的网站：\n${link}`,
      '然后回到后台的“开业准备”，确认已经收到。',
    ]),
  }),
  'zh-Hant': (link) => ({
    subject: '測試電郵',
    body: signed('zh-Hant', [
      '這是一封測試電郵。你看到它，代表電郵能夠送達。',
      `請打開以下連結，看看是否你的網站：\n${link}`,
      '然後返回後台的「開業準備」，確認已經收到。',
    ]),
  }),
  en: (link) => ({
    subject: 'Test e-mail',
    body: signed('en', [
      'This is a test. If you can read it, e-mails from your installation arrive.',
      `Open this link and check that it leads to your site:\n${link}`,
      'Then go back to “Getting ready to open” in the back office and confirm that it arrived.',
    ]),
  }),
}
