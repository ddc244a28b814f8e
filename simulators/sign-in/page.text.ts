import type { Provider } from './grants.ts'

export const names: Readonly<Record<Provider, string>> = {
  facebook: 'Facebook',
  wechat: 'WeChat 微信',
  qq: 'QQ',
  wangwang: 'Wangwang 旺旺',
}

export const people: Readonly<Record<Provider, readonly string[]>> = {
  facebook: ['Mei-Ling Chan', 'Chi Ho Lin', 'Aisyah Rahman'],
  wechat: ['美玲', '志豪', '阿雅'],
  qq: ['小玲', '阿豪', 'aisyah'],
  wangwang: ['meiling_hk', '志豪的店', 'aisyah88'],
}

export const words = {
  instead: '此页在开发时代替真正的登录页。请选择身份，不需要密码。',
  other: 'Somebody else · 其他人',
  goOn: 'Continue · 继续',
  refuse: 'Refuse · 拒绝',
} as const
