import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  theirs: {
    'zh-Hans': '{shelf} · 这位会员的上一件',
    'zh-Hant': '{shelf} · 這位會員的上一件',
    en: '{shelf} · this member’s last parcel',
  },
  kept: {
    'zh-Hans': '{shelf} · 刚收的上一件',
    'zh-Hant': '{shelf} · 剛收的上一件',
    en: '{shelf} · as the last receipt',
  },
  belongsTo: {
    'zh-Hans': '属于 {name} {number}',
    'zh-Hant': '屬於 {name} {number}',
    en: 'It belongs to {name} {number}',
  },
  liesOn: { 'zh-Hans': '在货架 {shelf}', 'zh-Hant': '在貨架 {shelf}', en: 'On shelf {shelf}' },
  ofNobody: {
    'zh-Hans': '还不知道是谁的，在无主包裹里',
    'zh-Hant': '尚未知道屬於誰，在無主包裹內',
    en: 'Its owner is not known yet. It is among the unclaimed parcels',
  },
  openParcel: { 'zh-Hans': '打开这件包裹', 'zh-Hant': '開啟這件包裹', en: 'Open the parcel' },
})
