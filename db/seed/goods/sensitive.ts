import { three } from '#db/seed/reference/three.ts'
import type { GoodsSeed } from './category.ts'

/** What may be sent as sensitive goods; a sample for the operator to review. */
export const sensitiveGoods: readonly GoodsSeed[] = [
  {
    code: 'batteries',
    verdict: 'sensitive',
    name: three('电池和充电宝', '電池及充電寶（行動電源）', 'batteries and power banks'),
    rule: three(
      '按敏感货寄；请在预报里写明容量，并做好绝缘包装',
      '按敏感貨寄；請在預報寫明容量，並做好絕緣包裝',
      'It goes as sensitive goods; please state the capacity in the forecast and have the contacts covered',
    ),
    mainland: '电池 锂电池 干电池 纽扣电池 蓄电池 充电电池 充电宝 移动电源 电动车电池 笔记本电池 手机电池 户外电源',
    hongKong: '尿袋 行動電源 鋰電 叉電 電芯 鈕型電池 外置電池',
    english:
      'battery, batteries, lithium battery, lithium batteries, aa battery, aa batteries, button cell, rechargeable battery, power bank, powerbank, portable charger, power station',
  },
  {
    code: 'built-in-battery',
    verdict: 'sensitive',
    name: three('带电池的电器', '帶電池的電器', 'goods with a built-in battery'),
    rule: three(
      '按敏感货寄；请关机，并在预报里选“敏感货”',
      '按敏感貨寄；請關機，並在預報選「敏感貨」',
      'It goes as sensitive goods; please switch it off and choose “sensitive” in the forecast',
    ),
    mainland:
      '手机 平板 平板电脑 笔记本电脑 电脑 相机 照相机 蓝牙耳机 无线耳机 蓝牙音箱 智能手表 手环 手表 游戏机 掌机 电动牙刷 剃须刀 电动剃须刀 筋膜枪 小风扇 手持风扇 吸尘器 扫地机器人 美容仪 卷发棒 暖手宝 无线鼠标 手电筒 遥控车 平衡车 滑板车 电子秤 投影仪 行车记录仪 路由器 键盘',
    hongKong:
      '手提電話 手提電腦 藍牙耳筒 無線耳筒 藍牙喇叭 智能手錶 手錶 遊戲機 電動牙刷 鬚刨 按摩槍 風扇仔 吸塵機 掃地機械人 電筒 遙控車 平衡車 暖手器 滑鼠',
    english:
      'phone, mobile phone, smartphone, tablet, ipad, laptop, notebook computer, computer, camera, earbuds, headphones, bluetooth speaker, smart watch, smartwatch, watch, fitness band, game console, electric toothbrush, shaver, electric shaver, massage gun, handheld fan, vacuum cleaner, robot vacuum, hand warmer, flashlight, torch, rc car, scooter, projector, dash cam, router, keyboard, mouse',
  },
  {
    code: 'magnets',
    verdict: 'sensitive',
    name: three('带磁性的物品', '帶磁性的物品', 'magnetic goods'),
    rule: three(
      '按敏感货寄；磁性会影响仪器，请做好防磁包装',
      '按敏感貨寄；磁性會影響儀器，請做好防磁包裝',
      'It goes as sensitive goods; magnetism disturbs instruments, so please have it shielded',
    ),
    mainland: '磁铁 磁石 磁吸 强磁 巴克球 磁力片 音箱喇叭 马达 电机',
    hongKong: '攝石 磁石 喇叭 摩打',
    english: 'magnet, magnetic, neodymium, loudspeaker, motor, magnetic tiles',
  },
  {
    code: 'cosmetics',
    verdict: 'sensitive',
    name: three('固体和膏状化妆品', '固體及膏狀化妝品', 'solid and creamy cosmetics'),
    rule: three(
      '膏状和固体的按敏感货寄；液体和散粉不接收',
      '膏狀及固體的按敏感貨寄；液體及碎粉不接收',
      'Creams and solids go as sensitive goods; liquids and loose powders are not taken',
    ),
    mainland:
      '化妆品 护肤品 口红 唇膏 润唇膏 唇釉 面霜 眼霜 护手霜 身体乳霜 防晒霜 隔离霜 BB霜 气垫 粉饼 眼影 眼影盘 腮红 眉笔 睫毛膏 眼线笔 面膜 洗面奶 牙膏 肥皂 香皂 发蜡 凡士林 子弹头口红',
    hongKong: '唇膏 潤唇膏 面霜 太陽膏 防曬膏 粉餅 胭脂 眼線筆 睫毛膏 面膜 洗面膏 番梘 梘 護手霜 髮泥',
    english:
      'cosmetics, makeup, make-up, skincare, lipstick, lip balm, lip gloss, cream, face cream, eye cream, hand cream, sunscreen, sun cream, bb cream, cushion foundation, pressed powder, eye shadow, eyeshadow, blush, eyebrow pencil, mascara, eyeliner, face mask, facial mask, facial cleanser, toothpaste, soap, hair wax',
  },
  {
    code: 'food',
    verdict: 'sensitive',
    name: three('密封包装的食品', '密封包裝的食品', 'sealed food'),
    rule: three(
      '密封、能久放、不含肉的食品按敏感货寄；请留意保质期',
      '密封、耐存放、不含肉的食品按敏感貨寄；請留意食用限期',
      'Sealed food that keeps well and has no meat in it goes as sensitive goods; please check its date',
    ),
    mainland:
      '食品 零食 坚果 饼干 糖果 巧克力 月饼 茶叶 绿茶 红茶 普洱 花茶 奶茶 咖啡 咖啡豆 方便面 泡面 螺蛳粉 薯片 瓜子 花生 蛋糕 面包 果干 蜜饯 话梅 辣条 火锅底料 调料 香料 年糕 粽子 汤圆 红枣 枸杞 木耳 香菇 紫菜 豆腐干 罐头 果冻 饺子皮 燕麦 麦片 豆浆 芝麻糊 粉丝 挂面',
    hongKong:
      '零食 餅乾 曲奇 朱古力 月餅 茶葉 普洱茶 即食麵 公仔麵 薯片 糖果 果仁 花生 蛋卷 老婆餅 話梅 陳皮 冬菇 年糕 糭 湯圓 罐頭 麵餅 涼果 啫喱 麥皮',
    english:
      'food, snack, nuts, biscuit, cookie, candy, sweets, chocolate, mooncake, moon cake, tea, tea leaves, green tea, black tea, milk tea, coffee, coffee beans, instant noodles, noodles, chips, crisps, peanuts, cake, bread, dried fruit, spice, hotpot base, dates, goji, mushroom, seaweed, canned food, jelly, oatmeal, cereal, dumpling',
  },
  {
    code: 'health-supplements',
    verdict: 'sensitive',
    name: three('保健食品', '保健食品', 'health supplements'),
    rule: three(
      '片剂和胶囊按敏感货寄，限自用数量；粉末和口服液不接收',
      '片劑及膠囊按敏感貨寄，限自用數量；粉末及口服液不接收',
      'Tablets and capsules for your own use go as sensitive goods; powders and drinks are not taken',
    ),
    mainland: '保健品 营养品 维生素 维他命 钙片 鱼油 益生菌 褪黑素 胶原蛋白 软糖维生素 阿胶 叶酸',
    hongKong: '維他命 魚油 魚肝油 益生菌 補充劑 鈣片 褪黑激素 葡萄籽',
    english:
      'supplement, vitamin, multivitamin, fish oil, calcium tablets, probiotics, melatonin, collagen, folic acid, glucosamine',
  },
  {
    code: 'branded-goods',
    verdict: 'sensitive',
    name: three('名牌货品', '名牌貨品', 'branded goods'),
    rule: three(
      '按敏感货寄；请保留购买凭证，海关可能查验真伪',
      '按敏感貨寄；請保留購買單據，海關可能查驗真偽',
      'It goes as sensitive goods; please keep the receipt, because customs may ask whether it is genuine',
    ),
    mainland: '名牌 名牌包 奢侈品 品牌包 正品代购 联名款',
    hongKong: '名牌手袋 奢侈品 名牌手錶',
    english: 'luxury, designer bag, branded bag, luxury bag, luxury watch',
  },
]
