/*
 * Two hundred names of goods as shoppers type them, each with the expected verdict. They were written before the words
 * of `db/seed/goods/` grew to a thousand goods and must not be a source for them: never add a wrongly judged name there
 * just to pass, or this list no longer measures how well the checker does with unseen names.
 */

/** Separated by bars, because a name may contain anything else. */
const names = (text: string) => text.split('|').map((name) => name.trim())

const allowed = names(
  'kids shoes size 30 | 女装连衣裙夏季 | Adidas跑鞋 42碼 | Uniqlo 羽绒服 | 男士纯棉短袖T恤 XL | 童裝外套 | 波鞋 | 帆布包 | school bag | ' +
    'tote bags | 雨傘 | 窗簾布 | 四件套 床上用品 | 不锈钢保温杯500ml | 陶瓷碗 | 筷子 10雙 | iPhone 15 Pro Max case | ' +
    'AirPods 保護套 | 钢化膜 iPhone 14 | Type-C 充電線 | USB hub | HDMI cable 2m | 鍵盤貼紙 | 電腦枱 | IKEA bookshelf | ' +
    '折疊椅 | 露營帳幕 | yoga mats | 健身彈力帶 | 羽毛球拍 | 籃球鞋 | LEGO | 樂高積木 | 泡泡瑪特盲盒 | 高達模型 | ' +
    '毛絨公仔 | 兒童拼圖 | Pokemon cards | 漫画书 | 手账本 | A4 paper | 原子筆 | 醫用口罩 50個 | 尿片 L碼 | 嬰兒床 | ' +
    '奶樽消毒鍋 | 宠物牵引绳 | 貓抓板 | 狗狗衣服 | 魚缸過濾棉 | 水龍頭 | 螺絲批套裝 | LED燈泡 | 吊燈 | 插座面板 | 拖把 | ' +
    '收納箱 大號 | 衣架50个 | 廚房置物架 | 不粘鍋 | 矽膠鍋鏟 | 烘焙模具 | 空氣炸鍋 | 電飯煲 | 電磁爐 | 風筒 | 假髮 | ' +
    '假睫毛 | 髮夾 髮圈 | 925銀項鏈 | 耳環女 | 老花眼鏡 | sunglasses men | 皮帶 | 冷帽 | 絲襪 | 保暖內衣 | 泳衣女 | ' +
    'wedding dress | Halloween costume | cosplay服裝 | 聖誕樹 | 聖誕裝飾 | 氣球 | 红包袋 | 春联 | 利是封 | 汽車座椅套 | ' +
    '車載手機支架 | 單車頭盔 | 魚竿 | 行李箱 28吋 | 高跟鞋',
)

/** Allowed if declared as sensitive. */
const sensitive = names(
  'iPhone 16 Pro 256GB | 小米手机 | 華為平板 | Nintendo Switch OLED | Xbox 手柄 | ' +
    'MacBook Air | Apple Watch | 小米手環 | 充電寶 10000mAh | 電動牙刷 | 無線滑鼠 | 藍牙喇叭 | bluetooth headset | 掃地機器人 | ' +
    '暖手蛋 | 電動滑板車 | 遙控飛船 | AA電池 | 18650電池 | GoPro | 單反相機 | 拍立得 | e-reader | kindle | 電子琴 | ' +
    '磁力貼 | 冰箱貼磁鐵 | 唇膏 | 口紅套裝 | 面膜 10片 | 防曬霜 | eyeshadow palette | 潔面皂 | 螺螄粉 | 辣條 | ' +
    '茶葉 鐵觀音 | 龍井茶 | 曲奇餅 | chocolate | 大白兔奶糖 | 芒果乾 | instant noodle | 魚油膠囊 | vitamin C tablets | ' +
    '驗孕棒 | 隱形眼鏡 | 血壓計 | 筋膜槍 | laptop 14 inch',
)

const forbidden = names(
  'Prada wallet | 勞力士 | 仿LV皮帶 | Hermes scarf | bread knife | 色情漫畫 | 香奈兒手袋 | Rolex watch | 高仿AJ | 莆田鞋 | A貨手錶 | 飛機杯 | vibrator | ' +
    '菜刀 | 瑞士刀 | 水果刀套裝 | 新鮮車厘子 | 洗頭水 | 老干媽 | 生抽 | 香水小樣 | 指甲油 | 精華液 30ml | ' +
    'hand cream and perfume | 噴霧 | 殺蟲水 | 打火機 | Zippo lighter | 電子煙 | IQOS | vape pods | 煙花 | 茅台 | 清酒 | ' +
    '感冒藥 | Panadol | 雲南白藥 | 奶粉 | a2 milk powder | 貓糧 | 臘腸 | 牛肉乾 | 豬肉鬆 | 燕窩 | 多肉植物 | 花種子 | ' +
    '無人機 | DJI drone | AirTag | BB槍 | 黑膠唱片 | 蛋白粉',
)

/** No verdict possible: only a brand, no goods at all, or an unknown word beside a known one. */
const unknown = names('Nike | Sony | 蘋果 | 隨便 | asdfgh | 神秘 T恤 xqzzt')

export const goodsAsked = { allowed, sensitive, forbidden, unknown }
