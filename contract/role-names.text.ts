import type { Text } from '#domain/language.ts'

/** What the product calls its roles, until an administrator names them otherwise. */
export const roleNameText: Readonly<Record<string, Text>> = {
  administrator: { 'zh-Hans': '管理员', 'zh-Hant': '管理員', en: 'Administrator' },
  'operations-manager': { 'zh-Hans': '运营主管', 'zh-Hant': '營運主管', en: 'Operations manager' },
  receiver: { 'zh-Hans': '收货员', 'zh-Hant': '收貨員', en: 'Receiver' },
  packer: { 'zh-Hans': '打包员', 'zh-Hant': '打包員', en: 'Packer' },
  'outbound-clerk': { 'zh-Hans': '出库员', 'zh-Hant': '出庫員', en: 'Outbound clerk' },
  'pick-up-counter': { 'zh-Hans': '自提柜台', 'zh-Hant': '自取櫃位', en: 'Pick-up counter' },
  'customer-service': { 'zh-Hans': '客服专员', 'zh-Hant': '客戶服務員', en: 'Customer service agent' },
  'finance-clerk': { 'zh-Hans': '财务专员', 'zh-Hant': '財務文員', en: 'Finance clerk' },
  'finance-manager': { 'zh-Hans': '财务主管', 'zh-Hant': '財務主管', en: 'Finance manager' },
  'pricing-manager': { 'zh-Hans': '定价主管', 'zh-Hant': '定價主管', en: 'Pricing manager' },
  marketing: { 'zh-Hans': '市场专员', 'zh-Hant': '市場推廣', en: 'Marketing' },
  'content-editor': { 'zh-Hans': '内容编辑', 'zh-Hant': '內容編輯', en: 'Content editor' },
  auditor: { 'zh-Hans': '审计员', 'zh-Hant': '審計員', en: 'Auditor' },
}
