import type { Language } from '#domain/language.ts'
import { signed } from '#server/mail/letter.ts'

interface Letter {
  readonly content: string
  readonly reply: string
}

interface Words {
  readonly subject: string
  readonly greeting: string
  readonly written: string
  readonly link: string
}

/** FEEDBACK_REPLY: our answer, followed by what was asked. Without an account there is no page to link to. */
export function replyMail(language: Language, { content, reply }: Letter, link: string | null) {
  const words = wordsIn[language]
  const quoted = content
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const parts = [words.greeting, reply, words.written, quoted, ...(link ? [words.link, link] : [])]
  return { subject: words.subject, body: signed(language, parts), notice: reply }
}

const wordsIn: Readonly<Record<Language, Words>> = {
  'zh-Hans': {
    subject: '我们回复了您的留言',
    greeting: '您好！感谢您的来信，我们的回复如下：',
    written: '您的留言：',
    link: '查看全部留言和回复：',
  },
  'zh-Hant': {
    subject: '我們已回覆你的留言',
    greeting: '你好！多謝你的來信，我們的回覆如下：',
    written: '你的留言：',
    link: '查看全部留言及回覆：',
  },
  en: {
    subject: 'We have replied to your message',
    greeting: 'Thank you for writing to us. This is our reply:',
    written: 'Your message:',
    link: 'All your messages and replies:',
  },
}
