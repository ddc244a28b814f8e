import { three } from '#db/seed/reference/three.ts'
import type { GoodsSeed } from './category.ts'

/** What anybody may send as ordinary goods; longer words keep harmless goods from matching shorter words of others. */
export const allowedGoods: readonly GoodsSeed[] = [
  {
    code: 'clothing',
    verdict: 'allowed',
    name: three('衣物', '衣物', 'clothing'),
    rule: three('衣物按普通货寄', '衣物按普通貨寄', 'Clothing goes as ordinary goods'),
    mainland:
      '衣服 外套 羽绒服 毛衣 卫衣 衬衫 裤子 牛仔裤 裙子 连衣裙 内衣 内裤 袜子 帽子 围巾 手套 睡衣 泳衣 西装 童装 汉服 旗袍 皮带 领带 T恤 雨衣',
    hongKong: '衫 褲 裙 T裇 恤衫 冷衫 羽絨 頸巾 襪 底褲 胸圍 泳衣 皮帶 領呔',
    english:
      'clothes, clothing, jacket, coat, down jacket, sweater, hoodie, shirt, t-shirt, trousers, pants, jeans, skirt, dress, underwear, socks, hat, cap, scarf, gloves, pyjamas, pajamas, swimsuit, suit, belt, tie, raincoat',
  },
  {
    code: 'shoes-bags',
    verdict: 'allowed',
    name: three('鞋和包', '鞋及袋', 'shoes and bags'),
    rule: three('鞋和包按普通货寄', '鞋及袋按普通貨寄', 'Shoes and bags go as ordinary goods'),
    mainland:
      '鞋子 球鞋 运动鞋 跑鞋 篮球鞋 皮鞋 高跟鞋 靴子 拖鞋 凉鞋 包 背包 双肩包 手提包 钱包 零钱包 硬币包 行李箱 旅行箱 书包 电脑包 相机包 腰包 鞋垫 化妆包',
    hongKong: '波鞋 拖鞋 涼鞋 手袋 背囊 銀包 散紙包 行李喼 書包 電腦袋 相機袋 化妝袋',
    english:
      'shoes, sneakers, trainers, running shoes, basketball shoes, boots, slippers, sandals, bag, backpack, handbag, wallet, coin purse, suitcase, luggage, laptop bag, laptop sleeve, camera bag, cosmetic bag, makeup bag, insoles',
  },
  {
    code: 'jewellery',
    verdict: 'allowed',
    name: three('饰品', '飾物', 'jewellery and accessories'),
    rule: three(
      '普通饰品按普通货寄；金银珠宝请投保',
      '一般飾物按普通貨寄；金銀珠寶請投保',
      'Fashion jewellery goes as ordinary goods; please insure gold and gems',
    ),
    mainland: '饰品 项链 耳环 戒指 手链 手镯 发夹 发箍 胸针 眼镜 太阳镜 墨镜 表带 手表带 眼镜盒 首饰盒',
    hongKong: '飾物 頸鏈 耳環 戒指 手鏈 髮夾 太陽眼鏡 錶帶 眼鏡',
    english:
      'jewellery, jewelry, necklace, earrings, ring, bracelet, hair clip, brooch, glasses, sunglasses, watch strap, watch band, jewelry box',
  },
  {
    code: 'books-stationery',
    verdict: 'allowed',
    name: three('书籍和文具', '書籍及文具', 'books and stationery'),
    rule: three('书籍和文具按普通货寄', '書籍及文具按普通貨寄', 'Books and stationery go as ordinary goods'),
    mainland:
      '书 书籍 图书 教材 杂志 漫画 笔记本 本子 文具 铅笔 圆珠笔 中性笔 贴纸 日历 海报 相册 明信片 卡片 剪纸 手账 文件夹 油画 油画棒',
    hongKong: '書 雜誌 漫畫 簿 文具 鉛筆 原子筆 貼紙 月曆 海報 相簿 手帳',
    english:
      'book, textbook, magazine, comic, notebook, stationery, pencil, ballpoint pen, pen, sticker, calendar, poster, photo album, postcard, folder, oil painting',
  },
  {
    code: 'toys',
    verdict: 'allowed',
    name: three('玩具和手办', '玩具及模型', 'toys and figures'),
    rule: three(
      '不带电池的玩具按普通货寄；带电池的按敏感货寄',
      '不帶電池的玩具按普通貨寄；帶電池的按敏感貨寄',
      'Toys without a battery go as ordinary goods, with one as sensitive goods',
    ),
    mainland:
      '玩具 积木 拼图 毛绒玩具 公仔 手办 盲盒 模型 娃娃 桌游 扑克牌 魔方 水枪 泡泡枪 风筝 谷子 徽章 吧唧 亚克力立牌',
    hongKong: '砌圖 毛公仔 扭蛋 盲盒 模型 啤牌 水槍 扭計骰',
    english:
      'toy, building blocks, puzzle, plush toy, soft toy, doll, figure, figurine, blind box, model kit, board game, playing cards, rubik cube, water gun, kite, badge, acrylic stand',
  },
  {
    code: 'home',
    verdict: 'allowed',
    name: three('家居用品', '家居用品', 'household goods'),
    rule: three(
      '家居用品按普通货寄；易碎的请加固包装',
      '家居用品按普通貨寄；易碎的請加固包裝',
      'Household goods go as ordinary goods; please have fragile ones packed well',
    ),
    mainland:
      '家居用品 床单 被子 被套 枕头 毛巾 浴巾 窗帘 地毯 收纳盒 收纳箱 衣架 花瓶 花盆 鱼缸 相框 挂画 雨伞 台灯 灯具 垃圾桶 拖把 花洒 浴帘 烟灰缸 药盒 喷壶 烛台 纸巾 湿巾 卫生巾 化妆品收纳盒 化妆镜 化妆刷 粉扑 刷子 假花 仿真花',
    hongKong:
      '床單 被套 枕頭 毛巾 窗簾 地氈 收納箱 衣架 花樽 花盆 魚缸 相架 遮 枱燈 垃圾桶 地拖 花灑 煙灰盅 藥盒 化妝掃 衛生巾',
    english:
      'bed sheet, duvet, quilt, duvet cover, pillow, towel, curtain, carpet, rug, storage box, hanger, vase, flower pot, plant pot, fish tank, photo frame, umbrella, desk lamp, lamp, trash can, mop, shower head, ashtray, pill box, medicine box, spray bottle, candle holder, tissue, wet wipes, sanitary pads, makeup brush, powder puff, powder brush, artificial flowers, perfume bottle',
  },
  {
    code: 'kitchen',
    verdict: 'allowed',
    name: three('厨具和餐具', '廚具及餐具', 'kitchenware'),
    rule: three(
      '没有刀刃的厨具按普通货寄；易碎的请加固包装',
      '沒有刀刃的廚具按普通貨寄；易碎的請加固包裝',
      'Kitchenware without a blade goes as ordinary goods; please have fragile pieces packed well',
    ),
    mainland:
      '厨具 餐具 碗 盘子 杯子 水杯 保温杯 水壶 茶具 茶杯 茶壶 茶叶罐 酒杯 红酒杯 啤酒杯 酒架 开瓶器 筷子 勺子 锅 炒锅 平底锅 饭盒 刀架 蛋糕模具 饼干模具 糖果盒 奶粉盒 奶瓶 油壶 调料瓶 调料盒 砧板',
    hongKong: '廚具 餐具 碗 碟 杯 水樽 保溫瓶 茶具 茶壺 酒杯 紅酒杯 筷子 羹 鑊 煲 飯盒 奶樽 砧板',
    english:
      'kitchenware, tableware, bowl, plate, cup, mug, water bottle, thermos, kettle, tea set, tea cup, teapot, tea pot, wine glass, beer mug, beer glass, wine rack, bottle opener, chopsticks, spoon, fork, pot, pan, wok, lunch box, cake mould, cake mold, cookie cutter, baby bottle, cutting board, knife holder, coffee cup, coffee mug, rice cooker inner pot',
  },
  {
    code: 'furniture',
    verdict: 'allowed',
    name: three('家具', '傢俬', 'furniture'),
    rule: three(
      '家具按普通货寄，通常走大货线路；请先量好尺寸',
      '傢俬按普通貨寄，通常走大貨路線；請先量好尺寸',
      'Furniture goes as ordinary goods, mostly by a bulk line; please measure it first',
    ),
    mainland: '家具 椅子 电竞椅 桌子 书桌 沙发 床 床垫 柜子 衣柜 书架 置物架 茶几 餐桌 鞋柜 折叠桌',
    hongKong: '傢俬 櫈 電競椅 枱 書枱 梳化 床褥 衣櫃 書架 茶几 鞋櫃 摺枱',
    english:
      'furniture, chair, gaming chair, table, desk, sofa, bed, mattress, cabinet, wardrobe, bookshelf, shelf, coffee table, dining table, shoe rack',
  },
  {
    code: 'accessories',
    verdict: 'allowed',
    name: three(
      '手机和电脑配件（不带电池）',
      '手機及電腦配件（不帶電池）',
      'phone and computer accessories without a battery',
    ),
    rule: three(
      '不带电池的配件按普通货寄',
      '不帶電池的配件按普通貨寄',
      'Accessories without a battery go as ordinary goods',
    ),
    mainland:
      '手机壳 手机套 手机膜 钢化膜 手机支架 手机挂绳 数据线 充电线 充电头 充电器 插头 转接头 有线耳机 耳机套 鼠标垫 键盘膜 电脑支架 U盘 内存卡 硬盘 读卡器 平板保护套 充电宝保护套',
    hongKong: '手機殼 電話殼 保護貼 玻璃貼 叉電線 充電線 火牛 轉插 手機架 滑鼠墊 USB手指 記憶卡',
    english:
      'phone case, screen protector, phone holder, phone stand, charging cable, usb cable, charger, adapter, plug, wired earphones, mouse pad, laptop stand, usb stick, flash drive, memory card, hard drive, card reader, tablet case, watch charger cable',
  },
  {
    code: 'sports',
    verdict: 'allowed',
    name: three('运动用品', '運動用品', 'sports goods'),
    rule: three('运动用品按普通货寄', '運動用品按普通貨寄', 'Sports goods go as ordinary goods'),
    mainland:
      '篮球 足球 羽毛球 羽毛球拍 乒乓球拍 网球拍 瑜伽垫 哑铃 跳绳 泳镜 帐篷 睡袋 登山杖 自行车 滑板 头盔 护膝 鱼竿 渔具',
    hongKong: '籃球 足球 羽毛球拍 瑜伽墊 啞鈴 泳鏡 帳篷 睡袋 行山杖 單車 頭盔 護膝 魚竿',
    english:
      'basketball, football, badminton racket, tennis racket, yoga mat, dumbbell, jump rope, swimming goggles, tent, sleeping bag, trekking pole, bicycle, bike, skateboard, helmet, knee pad, fishing rod',
  },
  {
    code: 'baby-pets',
    verdict: 'allowed',
    name: three('母婴和宠物用品', '母嬰及寵物用品', 'baby and pet supplies'),
    rule: three(
      '食品以外的母婴和宠物用品按普通货寄',
      '食品以外的母嬰及寵物用品按普通貨寄',
      'Baby and pet supplies other than food go as ordinary goods',
    ),
    mainland: '尿布 纸尿裤 婴儿车 安全座椅 婴儿服 围嘴 奶嘴 猫砂盆 猫爬架 猫窝 狗窝 宠物衣服 猫抓板 牵引绳 宠物碗',
    hongKong: '尿片 紙尿片 BB車 安全座椅 奶咀 貓砂盆 貓樹 狗帶 寵物衫',
    english:
      'diaper, diapers, nappy, stroller, pram, car seat, bib, pacifier, litter box, cat tree, cat bed, dog bed, scratching post, leash, pet clothes, pet bowl',
  },
  {
    code: 'tools',
    verdict: 'allowed',
    name: three('五金和手工具', '五金及手工具', 'hardware and hand tools'),
    rule: three(
      '不带电池、没有刀刃的工具按普通货寄',
      '不帶電池、沒有刀刃的工具按普通貨寄',
      'Tools without a battery or a blade go as ordinary goods',
    ),
    mainland:
      '五金 螺丝 螺丝刀 扳手 钳子 锤子 卷尺 水龙头 门把手 锁 挂钩 胶带 热熔胶枪 电线 灯泡 开关 插座 指甲剪 指甲刀',
    hongKong: '五金 螺絲 螺絲批 士巴拿 鉗 鎚仔 拉尺 水喉 門鎖 掛鈎 膠紙 燈膽 拖板 指甲鉗',
    english:
      'hardware, screw, screwdriver, spanner, wrench, pliers, hammer, tape measure, faucet, tap, door handle, lock, hook, adhesive tape, glue gun, hot glue gun, heat gun, wire, light bulb, socket, nail clipper',
  },
]
