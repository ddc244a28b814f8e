import type { Text } from '#domain/language.ts'

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

export const ownResetText: Text = {
  'zh-Hans': '自己的密码请在“修改密码”页更改；忘记时须由另一位管理员重置',
  'zh-Hant': '自己的密碼請在「修改密碼」頁更改；忘記時須由另一位管理員重設',
  en: 'Change your own password under “Change password”. If you have forgotten it, another administrator must reset it',
}
