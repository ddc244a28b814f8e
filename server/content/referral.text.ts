import type { Config } from '#contract/config.ts'
import type { Language, Text } from '#domain/language.ts'
import { amount } from './facts.text.ts'

/* What a friend has to do before the reward is due: the wording follows `referral.rewardOn` (decision record 19). */

type Terms = Pick<Config, `referral.${string}` & keyof Config>

/** Continues "When a friend registers with your code". */
export const rewardStep = (terms: Terms, language: Language): string => wordsFor(terms).step[language]

/** Begins the sentence that continues with ", you get the coins". */
export const rewardThen = (terms: Terms, language: Language): string => wordsFor(terms).begun[language]

interface Words {
  readonly step: Text
  readonly begun: Text
}

const wordsFor = (terms: Terms) => (terms['referral.rewardOn'] === 'firstOrder' ? onFirstOrder(terms) : onActivation)

const onActivation: Words = {
  step: { 'zh-Hans': '并激活账号', 'zh-Hant': '並啟用帳戶', en: 'and activates the account' },
  begun: { 'zh-Hans': '这样', 'zh-Hant': '這樣', en: 'Then' },
}

function onFirstOrder(terms: Terms): Words {
  const { CNY, HKD } = terms['referral.firstOrderMinor']
  const [least, days, within] = [
    `${amount(CNY, 'CNY')} / ${amount(HKD, 'HKD')}`,
    terms['referral.firstOrderDays'],
    terms['referral.lapseDays'],
  ]
  const onItsWay = days === 1 ? 'been on its way for a day' : `been on its way for ${days} days`
  return {
    step: {
      'zh-Hans': `，首张实付运费满 ${least} 的订单寄出满 ${days} 天`,
      'zh-Hant': `，首張實付運費滿 ${least} 的訂單寄出滿 ${days} 日`,
      en: `and their first order with ${least} or more paid for freight has ${onItsWay}`,
    },
    begun: {
      'zh-Hans': `好友首张实付运费满 ${least} 的订单在注册后 ${within} 天内寄出，并且寄出满 ${days} 天`,
      'zh-Hant': `好友首張實付運費滿 ${least} 的訂單在註冊後 ${within} 日內寄出，並且寄出滿 ${days} 日`,
      en: `Once their first order with ${least} or more paid for freight has shipped within ${within} days of registering and ${onItsWay}`,
    },
  }
}
