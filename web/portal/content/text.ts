import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '平台公告', 'zh-Hant': '平台公告', en: 'Announcements' },
  lead: {
    'zh-Hans': '线路、仓库、假期和收费的变化，都会先在这里公布。',
    'zh-Hant': '路線、倉庫、假期及收費的變動，都會先在此公佈。',
    en: 'We announce changes to channels, warehouses, holidays and charges here first.',
  },
  search: { 'zh-Hans': '搜索公告', 'zh-Hant': '搜尋公告', en: 'Search announcements' },
  searchHint: { 'zh-Hans': '例如 假期、自提点', 'zh-Hant': '例如 假期、自提點', en: 'e.g. holiday, pick-up' },
  loading: { 'zh-Hans': '正在加载公告', 'zh-Hant': '正在載入公告', en: 'Loading announcements' },
  pinned: { 'zh-Hans': '置顶', 'zh-Hant': '置頂', en: 'Pinned' },
  emptyTitle: { 'zh-Hans': '暂时没有公告', 'zh-Hant': '暫時沒有公告', en: 'No announcements yet' },
  emptySentence: {
    'zh-Hans': '有新消息时会显示在这里。',
    'zh-Hant': '有新消息時會在這裡顯示。',
    en: 'News will appear here.',
  },
  noneTitle: { 'zh-Hans': '没有找到相关公告', 'zh-Hant': '找不到相關公告', en: 'Nothing matches your search' },
  noneSentence: {
    'zh-Hans': '换个词试试，或清除搜索查看全部。',
    'zh-Hant': '試試其他字眼，或清除搜尋查看全部。',
    en: 'Try another word, or clear the search to see them all.',
  },
  clear: { 'zh-Hans': '清除搜索', 'zh-Hant': '清除搜尋', en: 'Clear the search' },
  latest: { 'zh-Hans': '最新公告', 'zh-Hant': '最新公告', en: 'Latest announcements' },
  all: { 'zh-Hans': '全部公告', 'zh-Hant': '全部公告', en: 'All announcements' },
  announcement: { 'zh-Hans': '公告', 'zh-Hant': '公告', en: 'Announcement' },
})
