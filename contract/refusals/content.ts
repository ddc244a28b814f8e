import * as refusalCode from './codes.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** What is published. */
export const contentRefusals = {
  article_hidden: {
    code: refusalCode.article_hidden,
    http: 200,
    text: {
      'zh-Hans': '文章不存在或未发布',
      'zh-Hant': '文章不存在或未發佈',
      en: 'The article does not exist or is not published',
    },
    step: {
      text: {
        'zh-Hans': '它可能已经撤下。看看现在的公告',
        'zh-Hant': '它可能已經撤下。看看現有的公告',
        en: 'It may have been taken down. See what is published now',
      },
      place: 'announcements',
    },
  },
} as const satisfies Record<string, RefusalKind>
