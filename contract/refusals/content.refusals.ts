import type { RefusalKind } from './refusal-kind.ts'

/** What is published. */
export const contentRefusals = {
  article_hidden: {
    code: 6001,
    http: 200,
    text: {
      'zh-Hans': '文章不存在或未发布',
      'zh-Hant': '文章不存在或未發佈',
      en: 'The article does not exist or is not published',
    },
  },
} as const satisfies Record<string, RefusalKind>
