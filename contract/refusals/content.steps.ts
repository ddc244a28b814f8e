import type { contentRefusals } from './content.refusals.ts'
import type { Step } from './next-step.ts'

/** What to do when something that is published was refused. */
export const contentSteps = {
  article_hidden: {
    place: 'announcements',
    text: {
      'zh-Hans': '它可能已经撤下。看看现在的公告',
      'zh-Hant': '它可能已經撤下。看看現有的公告',
      en: 'It may have been taken down. See what is published now',
    },
  },
} as const satisfies Record<keyof typeof contentRefusals, Step>
