import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '接口说明', 'zh-Hant': 'API 說明', en: 'API' },
  lead: {
    'zh-Hans':
      '每个响应都是 code、msg、data、requestId 四项；code 为 0 表示成功。请求头 lang 取 cn、en、sh，分别是简体、繁体、英文。',
    'zh-Hant':
      '每個回應都是 code、msg、data、requestId 四項；code 為 0 表示成功。請求標頭 lang 取 cn、en、sh，分別是簡體、繁體、英文。',
    en: 'Every response has code, msg, data and requestId. Code 0 means success. The header lang takes cn, en or sh: Simplified Chinese, Traditional Chinese, English.',
  },
  search: { 'zh-Hans': '查找路径或名称', 'zh-Hant': '尋找路徑或名稱', en: 'Find a path or a name' },
  groups: { 'zh-Hans': '分组', 'zh-Hant': '分組', en: 'Groups' },
  source: { 'zh-Hans': 'OpenAPI 3.1 原文', 'zh-Hant': 'OpenAPI 3.1 原文', en: 'OpenAPI 3.1 document' },
  loading: { 'zh-Hans': '正在加载', 'zh-Hant': '正在載入', en: 'Loading' },
  failed: {
    'zh-Hans': '加载失败，请刷新页面重试。',
    'zh-Hant': '未能載入，請重新整理頁面再試。',
    en: 'It could not be loaded. Please reload the page.',
  },
  nothing: { 'zh-Hans': '没有符合的接口。', 'zh-Hant': '沒有符合的 API。', en: 'Nothing matches.' },
  anyone: { 'zh-Hans': '公开', 'zh-Hant': '公開', en: 'open to all' },
  needsToken: { 'zh-Hans': '需要请求头 token', 'zh-Hant': '需要請求標頭 token', en: 'token header required' },
  roles: { 'zh-Hans': '后台角色 {roles}', 'zh-Hant': '後台角色 {roles}', en: 'staff roles {roles}' },
  input: { 'zh-Hans': '输入', 'zh-Hant': '輸入', en: 'Input' },
  output: { 'zh-Hans': '输出（data）', 'zh-Hant': '輸出（data）', en: 'Output (data)' },
  name: { 'zh-Hans': '名称', 'zh-Hant': '名稱', en: 'Name' },
  kind: { 'zh-Hans': '类型', 'zh-Hant': '類型', en: 'Type' },
  required: { 'zh-Hans': '必填', 'zh-Hant': '必填', en: 'Required' },
  yes: { 'zh-Hans': '是', 'zh-Hant': '是', en: 'yes' },
  noInput: { 'zh-Hans': '无', 'zh-Hant': '無', en: 'None' },
})
