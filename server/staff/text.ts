import type { Language, Text } from '#domain/language.ts'

/* Why an administrator may not do this. */

export const lastAdministratorText: Text = {
  'zh-Hans': '这是最后一位可以登录的管理员。请先另设一位管理员',
  'zh-Hant': '這是最後一位可以登入的管理員。請先另設一位管理員',
  en: 'This is the last administrator who can log in. Please add another administrator first',
}

export const ownAccountText: Text = {
  'zh-Hans': '自己的邮箱、角色、仓库和停用，须由另一位管理员修改',
  'zh-Hant': '自己的電郵、角色、倉庫及停用，須由另一位管理員修改',
  en: 'Another administrator must change your own e-mail, roles, warehouses or access',
}

export const ownRoleText: Text = {
  'zh-Hans': '这是自己的角色之一：它的权限须由另一位没有这个角色的管理员修改',
  'zh-Hant': '這是自己的角色之一：它的權限須由另一位沒有這個角色的管理員修改',
  en: 'You have this role yourself, so an administrator without it must change what it may do',
}

export const ownResetText: Text = {
  'zh-Hans': '自己的密码请在“修改密码”页更改；忘记时须由另一位管理员重置',
  'zh-Hant': '自己的密碼請在「修改密碼」頁更改；忘記時須由另一位管理員重設',
  en: 'Change your own password under “Change password”. If you have forgotten it, another administrator must reset it',
}

/** Headings of the file of staff accounts. */
export const accountHeadings: Readonly<Record<Language, readonly string[]>> = {
  'zh-Hans': ['用户名', '姓名', '邮箱', '角色', '权限', '仓库', '状态', '两步验证', '创建时间'],
  'zh-Hant': ['用戶名稱', '姓名', '電郵', '角色', '權限', '倉庫', '狀態', '雙重認證', '建立時間'],
  en: ['Username', 'Name', 'E-mail', 'Roles', 'Permissions', 'Warehouses', 'State', 'Two-step login', 'Created'],
}

export const accountStateText: Readonly<Record<'active' | 'waiting' | 'disabled', Text>> = {
  active: { 'zh-Hans': '使用中', 'zh-Hant': '使用中', en: 'Active' },
  waiting: { 'zh-Hans': '待首次登录', 'zh-Hant': '待首次登入', en: 'Waiting for first login' },
  disabled: { 'zh-Hans': '已停用', 'zh-Hant': '已停用', en: 'Disabled' },
}

export const yesNoText: Readonly<Record<'yes' | 'no' | 'everywhere', Text>> = {
  yes: { 'zh-Hans': '是', 'zh-Hant': '是', en: 'Yes' },
  no: { 'zh-Hans': '否', 'zh-Hant': '否', en: 'No' },
  everywhere: { 'zh-Hans': '所有仓库', 'zh-Hant': '所有倉庫', en: 'All warehouses' },
}
