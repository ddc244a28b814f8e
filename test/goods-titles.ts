/*
 * About a hundred titles as shops write them, with more words around the goods than in `goods-asked.ts`. They were
 * written after the words of `db/seed/goods/` and must not be a source for them either: the checker says which words it
 * did not understand.
 */

/** Separated by bars, because a title may contain anything else. */
const titles = (text: string) => text.split('|').map((title) => title.trim())

export const goodsTitles = {
  allowed: titles(
    '北欧风实木边几小户型客厅沙发旁 | 夏季新款法式碎花吊带连衣裙女 | 儿童卡通防水雨衣雨鞋套装 | ' +
      '304不锈钢焖烧壶家用大容量 | 可折叠瑜伽垫加厚防滑 | 宜家风收纳盒抽屉式 | 韩版宽松牛仔阔腿裤女高腰 | ' +
      'Lego technic car set | kitchen storage jars set of 6 | womens running shoes | 手帳貼紙 可愛 貓 | ' +
      '寵物飛機箱 | 汽車香薰夾掛件空 | 攝影背景架 | 兒童三輪車 | 門簾 日式 | 絨面梳化套 三人座 | ' +
      '電競椅 人體工學 | 泳鏡 近視 | 行山鞋 防水 | 書法毛筆套裝 | 結他弦一套 | 水晶吊燈 客廳 | 浴室防滑貼 | ' +
      '貓貓飛碟玩具 | 手織毛線帽 | iPad Air 保護套 連筆槽 | MacBook Pro 14 sleeve | Switch 收納包 | ' +
      'Samsung S24 Ultra 手機殼 | shower head with hose | gaming chair | balloon arch kit | picture frames A3 | ' +
      '不求人 | 門神貼',
  ),
  sensitive: titles(
    '小米空气净化器滤芯带电池 | 飛利浦電動剃鬚刀 | JBL 藍牙喇叭 | Sony WH-1000XM5 | 三星 Galaxy S24 | ' +
      '佳能 R6 相機 | 華為手錶 GT4 | 無線充電寶 磁吸 | 烏龍茶 茶包 100入 | 牛軋糖 禮盒 | mac 唇膏 | ' +
      '資生堂 防曬乳霜 | 韓國面膜 20片 | 益生菌膠囊 60粒 | 三隻松鼠 堅果禮盒 | 衛龍 辣條 大面筋 | ' +
      'robot vacuum cleaner | wireless earbuds | hearing aid | rc car kids | Nintendo Switch 2 | ' +
      '桌面小風扇 充電 | 拉麵 杯麵 | 冬菇 500g | colored contact lens | 驗孕棒 3支',
  ),
  forbidden: titles(
    'LV 錢包 | Chanel 耳環 | GUCCI 皮帶 正品 | Dior 唇膏 | Balenciaga sneakers | 假 Nike 鞋 | 高仿 勞力士 | ' +
      'Air Jordan 1 莆田 | YSL 包包 | 情趣內衣 | 潤滑劑 | 避孕藥 | SK-II 神仙水 | 蘭蔻小黑瓶精華 | 海天醬油 | ' +
      '張小泉菜刀 | 日式廚刀 | 不銹鋼剪刀 | 修眉刀 5支 | 魚露 | 大白兔香水 | 黃酒 花雕 | 牛肉麵 真空 | 豬肉脯 | ' +
      '活體烏龜 | 聖誕紅盆栽 | 薰衣草種子 | 電擊棒 | 玩具槍 軟彈 | 噴火槍 | 卡式爐氣罐 | 酒精噴霧 | 乾冰 | ' +
      '蛋白粉 5磅 | 洗衣液 補充裝 | 抗生素 眼藥膏 | 印尼燕窩 | 新鮮荔枝 5斤 | 周杰倫專輯 CD | 金條 10g',
  ),
}
