import type { Language, Text } from '#domain/language.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { feedbackReply } from '#server/mail/texts/money.text.ts'

interface Answered {
  readonly content: string
  readonly reply: string
}

/** FEEDBACK_REPLY: our answer, followed by what was asked. Without an account there is no page to link to. */
export function replyMail(language: Language, { content, reply }: Answered, link: string | null) {
  const message = content
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const allMessages = link ? `${all[language]}\n\n${link}` : ''
  return letterOf(feedbackReply, language, { reply, message, allMessages }, { notice: reply })
}

const all: Text = {
  'zh-Hans': '查看全部留言和回复：',
  'zh-Hant': '查看全部留言及回覆：',
  en: 'All your messages and replies:',
}
