import type { Text } from '#domain/language.ts'

/* Why a count or a difference cannot be changed now, and what to do instead. */

export const closedText = (code: string): Text => ({
  'zh-Hans': `库位 ${code} 已停用。请先重新启用，再盘点`,
  'zh-Hant': `庫位 ${code} 已停用。請先重新啟用，再盤點`,
  en: `Bin ${code} is closed. Open it again first, then count it`,
})

export const countedAlreadyText = (code: string): Text => ({
  'zh-Hans': `库位 ${code} 正在盘点。请打开这个库位，继续那次盘点`,
  'zh-Hant': `庫位 ${code} 正在盤點。請打開這個庫位，繼續那次盤點`,
  en: `Bin ${code} is being counted. Open the bin and continue that count`,
})

export const endedText: Text = {
  'zh-Hans': '这次盘点已结束。请重新开始一次盘点',
  'zh-Hant': '這次盤點已結束。請重新開始一次盤點',
  en: 'This count has ended. Start a new one',
}

export const manyScansText: Text = {
  'zh-Hans': '一次盘点最多扫描 5000 个单号。请先结束这次盘点',
  'zh-Hant': '一次盤點最多掃描 5000 個單號。請先結束這次盤點',
  en: 'One count takes at most 5,000 numbers. Finish this count first',
}

export const resolvedText: Text = {
  'zh-Hans': '这项差异已处理。请刷新列表',
  'zh-Hant': '這項差異已處理。請重新整理列表',
  en: 'This difference is resolved already. Reload the list',
}

export const onlyElsewhereText: Text = {
  'zh-Hans': '只有登记在别处的包裹才能改到这个库位。没有登记的请先在收货台收货；缺少的请查找',
  'zh-Hant': '只有登記在別處的包裹才能改到這個庫位。沒有登記的請先在收貨台收貨；缺少的請查找',
  en: 'Only a parcel recorded elsewhere can be corrected to this bin. Receive an unknown one at the receiving station; search for a missing one',
}

export const movedOnText: Text = {
  'zh-Hans': '盘点之后，这个包裹又被移动或打包了。请再盘点一次这个库位',
  'zh-Hant': '盤點之後，這個包裹又被移動或打包。請再盤點一次這個庫位',
  en: 'The parcel was moved or packed after the count. Count this bin again',
}
