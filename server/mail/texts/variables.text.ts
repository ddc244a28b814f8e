import type { Text } from '#domain/language.ts'
import type { Variable } from '#domain/mail-words.ts'
import { examples } from './examples.text.ts'

/* The variables that mails may use, as staff who change the words read about them. */

export interface AboutVariable extends Variable {
  readonly meaning: Text
  readonly example: Text
}

const about = (form: Variable['form'], isRequired: boolean) => (hans: string, hant: string, en: string) => ({
  form,
  isRequired,
  meaning: { 'zh-Hans': hans, 'zh-Hant': hant, en },
})
const word = about('word', false)
const neededWord = about('word', true)
const link = about('link', true)
const sentence = about('sentence', true)

const variables = {
  activationLink: link('激活账号的链接', '啟用帳戶的連結', 'Link that activates the account'),
  newPasswordLink: link('设置新密码的链接', '設定新密碼的連結', 'Link to choose a new password'),
  resetLink: link('申请重置密码的页面', '要求重設密碼的頁面', 'Page to ask for a password reset'),
  accountLink: link('“基本信息”页', '「基本資料」頁', 'The page “Basic information”'),
  addressesLink: link('仓库地址页', '倉庫地址頁', 'The warehouse addresses'),
  orderLink: link('订单页面', '訂單頁面', 'The page of the order'),
  parcelLink: link('包裹详情页', '包裹詳情頁', 'The page of the parcel'),
  parcelsLink: link('包裹列表', '包裹列表', 'The list of parcels'),
  claimsLink: link('认领记录', '認領記錄', 'The member’s claims'),
  applyLink: link('申请集运的页面', '申請集運的頁面', 'The page to apply for consolidation'),
  transfersLink: link('转账记录', '轉帳記錄', 'The member’s bank transfers'),
  coinsLink: link('猫币页', '貓幣頁', 'The member’s coins'),
  rulesLink: link('自动集运规则', '自動集運規則', 'The member’s rules for automatic orders'),
  memberNumber: word('会员编号', '會員編號', 'Member number'),
  oldNumber: word('旧系统的会员编号', '舊系統的會員編號', 'Member number in the old system'),
  orderNumber: word('订单号', '訂單編號', 'Order number'),
  trackingNumber: word('快递单号', '快遞單號', 'Tracking number'),
  transferNumber: word('转账编号', '轉帳編號', 'Number of the bank transfer'),
  boxNumber: word('箱号', '箱號', 'Number of the box'),
  kind: word('问的是什么', '問的是什麼', 'What the question is about'),
  words: neededWord('员工写给会员的话', '職員寫給會員的話', 'What staff wrote'),
  dueAt: neededWord('请在什么时候之前回答', '請在什麼時候之前回答', 'Until when to answer'),
  moneyBack: sentence(
    '退回了多少，一句话；没有付款时为空',
    '退回了多少，一句話；沒有付款時為空',
    'What was given back, a sentence; empty if nothing was paid',
  ),
  service: word('服务名称', '服務名稱', 'Name of the service'),
  warehouse: word('仓库名称', '倉庫名稱', 'Name of the warehouse'),
  weight: word('重量，连单位', '重量，連單位', 'Weight with its unit'),
  size: word('尺寸，连单位', '尺寸，連單位', 'Size with its unit'),
  ruleName: word('规则名称', '規則名稱', 'Name of the rule'),
  daysLeft: word(
    '免费仓储还有多少天，一句话',
    '免費倉儲尚餘多少天，一句話',
    'How long storage is free, as one sentence',
  ),
  logisticsNumber: neededWord('物流单号', '物流單號', 'Logistics number'),
  coins: neededWord('多少猫币，连名称', '多少貓幣，連名稱', 'How many coins, with their name'),
  moreDays: neededWord('延长多少天', '延長多少天', 'How many more days are free'),
  lastDay: neededWord('最后可用的一天', '最後可用的一天', 'The last day on which they can be used'),
  amount: neededWord('金额，连货币', '金額，連貨幣', 'Amount with its currency'),
  refund: neededWord(
    '退回余额的金额，连货币',
    '退回餘額的金額，連貨幣',
    'Amount refunded to the balance, with its currency',
  ),
  provider: neededWord('第三方名称', '第三方名稱', 'Name of the third party'),
  passkeyName: neededWord('通行密钥的名称', '通行密鑰的名稱', 'Name of the passkey'),
  codesLeft: neededWord('还剩几个恢复码', '尚餘多少個復原碼', 'How many recovery codes are left'),
  hours: neededWord('多少小时', '多少小時', 'How many hours'),
  reason: sentence('原因，由同事填写或选择', '原因，由同事填寫或選擇', 'The reason that a colleague gave'),
  note: sentence('审核备注；没有时为空', '審核備註；沒有時為空', 'What the reviewer added; may be empty'),
  remark: sentence('同事的说明；没有时为空', '同事的說明；沒有時為空', 'What a colleague remarked; may be empty'),
  reply: sentence('我们的回复', '我們的回覆', 'Our reply'),
  message: sentence('会员的留言', '會員的留言', 'The message that is answered'),
  allMessages: sentence(
    '全部留言的链接；没有账号时为空',
    '全部留言的連結；沒有帳戶時為空',
    'Link to all messages; empty for somebody without an account',
  ),
  boxes: sentence('各箱的重量和尺寸', '各箱的重量及尺寸', 'Weight and size of each box'),
  decide: sentence(
    '可以选择什么；箱子有照片时会提到',
    '可以選擇甚麼；箱子有相片時會提及',
    'What can be chosen; names photos if there are any',
  ),
  alsoBack: sentence('还退回了什么；可能为空', '還退回了甚麼；可能為空', 'What else came back; may be empty'),
  givenBack: sentence(
    '退回了什么、扣了什么费用',
    '退回了甚麼、扣除了甚麼費用',
    'What came back, and which fee was kept',
  ),
  outcome: sentence(
    '现在要付、已退，还是不必付款',
    '現在要付、已退，還是毋須付款',
    'What is due or was refunded, or that nothing is due',
  ),
  result: sentence('复核的结果', '覆核的結果', 'The outcome of measuring again'),
  remarks: sentence(
    '送错仓库、没有预报、异常；可能为空',
    '送錯倉庫、沒有預報、異常；可能為空',
    'Wrong warehouse, no forecast or a problem; may be empty',
  ),
  apply: sentence('接下来可以做什么', '接下來可以做甚麼', 'What can be done next'),
  tryAgain: sentence('可否修改后重新提交', '可否修改後重新提交', 'Whether it can be corrected and submitted again'),
  parcels: sentence('每个包裹还有多少天', '每個包裹尚餘多少天', 'Each parcel with its days'),
  fee: sentence('超期收多少仓储费', '超期收多少倉儲費', 'What storage costs after that'),
  why: sentence('规则做了什么，为什么', '規則做了甚麼，為甚麼', 'What the rule did, and why'),
} as const satisfies Readonly<Record<string, Variable & { readonly meaning: Text }>>

export type VariableName = keyof typeof variables

/** The variables of a mail, by their names. */
export const variablesOf = ({ variables: names }: { readonly variables: readonly VariableName[] }) =>
  Object.fromEntries(names.map((name) => [name, variables[name]]))

export const aboutVariable = (name: VariableName): AboutVariable => {
  const example: Text | string = examples[name]
  return {
    ...variables[name],
    example: typeof example === 'string' ? { 'zh-Hans': example, 'zh-Hant': example, en: example } : example,
  }
}
