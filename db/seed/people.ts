import type { StaffRole } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'

/* The cast: the same people in the demo, in the journeys and in the screenshots. */

export const memberPassword = 'Meow_2026'
export const staffPassword = 'Meow_2026_staff'

export interface CastMember {
  readonly email: string
  readonly name: string
  readonly region: 'HK' | 'TW' | 'MY'
  readonly phone: string
  readonly language: Language
  /** Only shown, without any effect. */
  readonly level?: 'ordinary' | 'gold'
  readonly permissions?: readonly string[]
}

export const meiling: CastMember = {
  email: 'meiling@example.com',
  name: '陈美玲',
  region: 'HK',
  phone: '+85251234567',
  language: 'zh-Hant',
  permissions: ['test'],
}
export const chiho: CastMember = {
  email: 'chiho@example.com',
  name: '林志豪',
  region: 'TW',
  phone: '+886912345678',
  language: 'zh-Hant',
}
export const aisyah: CastMember = {
  email: 'aisyah@example.com',
  name: 'Aisyah binti Rahman',
  region: 'MY',
  phone: '+60123456789',
  language: 'en',
  level: 'gold',
}

export interface CastStaff {
  readonly username: string
  readonly name: string
  /** Their private address. Staff cannot act on a member account that is registered with it. */
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** Warehouse codes; null means all five. */
  readonly warehouseCodes: readonly number[] | null
}

export const castStaff: readonly CastStaff[] = [
  { username: 'keeper', name: '阿强', email: 'aqiang@example.com', roles: ['W'], warehouseCodes: null },
  { username: 'packer', name: '小周', email: 'xiaozhou@example.com', roles: ['W'], warehouseCodes: null },
  { username: 'keeper.fuyong', name: '老李', email: 'laoli@example.com', roles: ['W'], warehouseCodes: [2] },
  { username: 'service', name: '客服小林', email: 'xiaolin@example.com', roles: ['S'], warehouseCodes: null },
  { username: 'finance', name: '周姐', email: 'zhoujie@example.com', roles: ['F'], warehouseCodes: null },
  { username: 'finance2', name: '吴会计', email: 'wukuaiji@example.com', roles: ['F'], warehouseCodes: null },
  { username: 'editor', name: '编辑小何', email: 'xiaohe@example.com', roles: ['E'], warehouseCodes: null },
  { username: 'admin', name: '管理员', email: 'guanliyuan@example.com', roles: ['A'], warehouseCodes: null },
]
