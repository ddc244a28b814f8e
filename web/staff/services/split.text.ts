import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  first: { 'zh-Hans': '第一件（原单号）', 'zh-Hant': '第一件（原單號）', en: 'First parcel (keeps the number)' },
  second: { 'zh-Hans': '第二件（新单号）', 'zh-Hant': '第二件（新單號）', en: 'Second parcel (new number)' },
  moves: { 'zh-Hans': '放进第二件：{name}', 'zh-Hant': '放進第二件：{name}', en: 'Into the second: {name}' },
  of: { 'zh-Hans': '共 {count} 件', 'zh-Hant': '共 {count} 件', en: 'of {count}' },
  movedPieces: { 'zh-Hans': '放进第二件的件数', 'zh-Hant': '放進第二件的件數', en: 'Pieces into the second' },
  shelf: { 'zh-Hans': '第二件的货位', 'zh-Hant': '第二件的貨位', en: 'Shelf of the second' },
  sum: {
    'zh-Hans': '共 {pieces} 件：第一件 {stays}，第二件 {goes}',
    'zh-Hant': '共 {pieces} 件：第一件 {stays}，第二件 {goes}',
    en: '{pieces} pieces in all: {stays} in the first, {goes} in the second',
  },
  photos: { 'zh-Hans': '拆分后的照片', 'zh-Hant': '拆分後的相片', en: 'Photos after the split' },
  split: { 'zh-Hans': '拆分为两件', 'zh-Hant': '拆分為兩件', en: 'Split into two' },
  needsPhoto: { 'zh-Hans': '请先拍照', 'zh-Hant': '請先拍照', en: 'Take a photo first' },
  undivided: {
    'zh-Hans': '每一件至少要有一件货物',
    'zh-Hant': '每一件至少要有一件貨物',
    en: 'Each parcel needs at least one piece',
  },
  title: {
    'zh-Hans': '把 {number} 拆分为两件？',
    'zh-Hant': '把 {number} 拆分為兩件？',
    en: 'Split {number} into two?',
  },
  sentence: {
    'zh-Hans': '{member} 会看到两件包裹，各有重量记录。不能撤销。',
    'zh-Hant': '{member} 會看到兩件包裹，各有重量記錄。不能撤銷。',
    en: '{member} then sees two parcels, each with its own weight record. This cannot be undone.',
  },
  piecesOf: { 'zh-Hans': '{pieces} 件', 'zh-Hant': '{pieces} 件', en: '{pieces|1 piece|{pieces} pieces}' },
  half: {
    'zh-Hans': '{pieces} 件，{weight}',
    'zh-Hant': '{pieces} 件，{weight}',
    en: '{pieces|1 piece|{pieces} pieces}, {weight}',
  },
  said: {
    'zh-Hans': '{number} 已拆分，第二件是 {other}。请贴上新标签。',
    'zh-Hant': '{number} 已拆分，第二件是 {other}。請貼上新標籤。',
    en: '{number} was split; the second parcel is {other}. Put a new label on it.',
  },
})
