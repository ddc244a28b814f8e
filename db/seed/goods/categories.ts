import { three } from '#db/seed/reference/three.ts'
import type { GoodsSeed } from './category.ts'

const none = { mainland: '', hongKong: '', english: '' }

/** Categories whose words are only in `words/`. Like all others, their rules are samples for the operator to review. */
export const moreCategories: readonly GoodsSeed[] = [
  {
    code: 'copied-brands',
    verdict: 'forbidden',
    name: three('常被仿冒的名牌', '常被仿冒的名牌', 'often-copied luxury brands'),
    rule: three(
      '常被仿冒的名牌不能寄；如果是正品，请先问我们',
      '常被仿冒的名牌不能寄；如屬正貨，請先問我們',
      'Luxury brands that are often copied cannot be sent; if yours is genuine, ask us first',
    ),
    ...none,
  },
  {
    code: 'adult-goods',
    verdict: 'forbidden',
    name: three('成人用品', '成人用品', 'adult goods'),
    rule: three(
      '成人用品在许多目的地会被海关扣下，请不要寄',
      '成人用品在不少目的地會被海關扣留，請不要寄',
      'Customs in many places seize adult goods; please do not send them',
    ),
    ...none,
  },
  {
    code: 'medical-devices',
    verdict: 'sensitive',
    name: three('医疗和护理用品', '醫療及護理用品', 'medical and care products'),
    rule: three(
      '不含药的护理用品按敏感货寄，限自用数量',
      '不含藥的護理用品按敏感貨寄，限自用數量',
      'Care products without medicine go as sensitive goods, in quantities for your own use',
    ),
    ...none,
  },
  {
    code: 'personal-care',
    verdict: 'allowed',
    name: three('个人护理用品', '個人護理用品', 'personal care goods'),
    rule: three(
      '不含液体、膏霜和电池的个人护理用品按普通货寄',
      '不含液體、膏霜及電池的個人護理用品按普通貨寄',
      'Personal care goods without liquid, cream or battery go as ordinary goods',
    ),
    ...none,
  },
  {
    code: 'appliances',
    verdict: 'allowed',
    name: three('插电的电器', '插電的電器', 'plug-in appliances'),
    rule: three(
      '不带电池的电器按普通货寄；请留意电压和插头',
      '不帶電池的電器按普通貨寄；請留意電壓及插頭',
      'Appliances without a battery go as ordinary goods; please check voltage and plug',
    ),
    ...none,
  },
  {
    code: 'vehicle-parts',
    verdict: 'allowed',
    name: three('汽车和摩托车配件', '汽車及電單車配件', 'car and motorcycle parts'),
    rule: three(
      '不含电池和油液的配件按普通货寄',
      '不含電池及油液的配件按普通貨寄',
      'Parts without a battery or fluid go as ordinary goods',
    ),
    ...none,
  },
  {
    code: 'festive',
    verdict: 'allowed',
    name: three('节日和派对用品', '節日及派對用品', 'party and festive goods'),
    rule: three(
      '不含电池、蜡烛和烟花的节日用品按普通货寄',
      '不含電池、蠟燭及煙花的節日用品按普通貨寄',
      'Festive goods without battery, candle or firework go as ordinary goods',
    ),
    ...none,
  },
]
