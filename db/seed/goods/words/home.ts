import type { MoreWords } from './more-words.ts'

/** Household goods. */
export const home: MoreWords = {
  home: {
    chinese: `
      床上用品 四件套 三件套 床笠 床罩 床墊套 被芯 被褥 蠶絲被 冷氣被 毛毯 毯子 蓋毯 枕套 枕芯 乳膠枕 記憶枕 頸枕
      U型枕 抱枕 靠墊 坐墊 椅墊 沙發墊 沙發套 沙發罩 梳化套 地墊 腳墊 門墊 浴室墊 防滑墊 涼席 竹席 蚊帳 窗簾布 百葉簾
      捲簾 門簾 珠簾 窗紗 掛簾桿 窗簾桿 伸縮桿 桌布 枱布 餐墊 桌墊 檯布 防塵罩 洗衣機罩 冰箱罩 收納 收納架 收納櫃
      收納籃 收納筐 真空壓縮袋 壓縮袋 掛袋 鞋盒 置物籃 衣物籃 洗衣籃 洗衣袋 洗衣網 晾衣架 晾衫架 曬衣架 衣夾 衫夾
      晾衣繩 衣帽架 掛衣架 S鉤 免釘掛鉤 拖布 掃把 掃帚 簸箕 抹布 百潔布 海綿 鋼絲球 清潔刷 馬桶刷 廁所刷 橡膠手套
      清潔手套 手套盒 垃圾袋 保鮮袋 密實袋 水桶 臉盆 盆 水瓢 浴缸 泡腳桶 摺疊桶 馬桶圈 馬桶墊 廁板 毛巾架 紙巾盒
      紙巾架 廁紙 捲紙 抽紙 廚房紙 濕紙巾 面巾紙 洗臉巾 棉柔巾 浴球 沐浴刷 搓澡巾 浴帽 乾髮帽 牙刷 牙刷架 牙刷杯
      漱口杯 牙線棒 牙線 肥皂盒 皂盒 洗手液瓶 按壓瓶 分裝瓶 噴霧瓶 鏡 鏡子 全身鏡 掛鐘 鬧鐘 時鐘 沙漏 存錢罐 錢罌 擺件
      擺設 裝飾畫 裝飾品 掛毯 牆紙 壁紙 牆貼 地板貼 窗花 假草 假植物 人造花 永生花盒 乾花 花架 花籃 香爐 風鈴 雪花球
      音樂盒 捕夢網 流蘇 燈 吊燈 壁燈 吸頂燈 落地燈 床頭燈 夜燈 小夜燈 檯燈 射燈 燈帶 燈串 LED燈 LED燈帶 燈罩 燈座
      鎢絲燈 長傘 縮骨遮 摺疊傘 太陽傘 雨傘架 傘 扇 摺扇 團扇 熱水袋 暖水袋 注水熱水袋 眼罩 耳塞 香薰機 擴香石 香薰爐
      針線盒 針線 縫紉線 布料 毛線 冷線 鈎針 織針 十字繡 刺繡 拉鏈 鈕扣 鬆緊帶 尼龍繩 棉繩 門擋 防撞條 防撞角 密封條
      隔音棉 保溫棉 防水貼 窗貼 隔熱膜 窗膜 玻璃膜 相簿架 雜物盒 信箱 門牌 屏風 摺疊屏風 門縫條 粘毛器 毛球修剪刀頭
      除毛滾`,
    english: `
      household goods, homeware, home decor, bedding, bedding set, bedsheet, fitted sheet, mattress cover,
      mattress topper, blanket, throw blanket, comforter, pillowcase, neck pillow, travel pillow,        seat cushion, sofa cover, slipcover, doormat, door mat, bath mat, floor mat, mosquito net, blinds, roller blind,
      curtain rod, tablecloth, placemat, table mat, dust cover, storage, storage rack, storage basket, organiser,
      organizer, drawer organizer, vacuum bag, laundry basket, laundry bag, drying rack, clothes rack, coat rack,
      clothes pegs, clothespin, wall hook, broom, dustpan, sponge, cleaning cloth, toilet brush, rubber gloves,
      trash bag, garbage bag, bucket, basin, toilet seat, toilet seat cover, towel rack, tissue box, toilet paper,
      kitchen paper, paper towel, face towel, bath towel, shower cap, shower curtain, toothbrush, toothbrush holder,
      dental floss, soap dish, soap dispenser, empty bottle, mirror, clock, wall clock, alarm clock, hourglass,
      piggy bank, ornament, decoration, wall art, painting canvas, tapestry, wallpaper, wall sticker, window film,
      artificial plant, fake plant, dried flowers, vases, music box, wind chime, dream catcher, ceiling light,
      chandelier, pendant light, floor lamp, night light, led strip, led lights, fairy lights, lampshade,
      folding umbrella, parasol, folding fan, eye mask, earplugs, hot water bottle, aroma diffuser, sewing kit, fabric,
      cloth, yarn, crochet hook, knitting needles, cross stitch, embroidery, zipper, buttons, elastic band, rope,
      lint roller, door stopper, sealing strip, folding screen, doorbell chime`,
  },
  kitchen: {
    chinese: `
      不粘鍋 不黏鍋 鐵鍋 湯鍋 砂鍋 蒸鍋 奶鍋 壓力鍋 高壓鍋 火鍋鍋 鴛鴦鍋 煎鍋 鑄鐵鍋 蒸籠 蒸架 鍋蓋 鍋鏟 鑊鏟 湯勺
      漏勺 夾子 食物夾 打蛋器 擀麵杖 濾網 篩網 量杯 量勺 碟子 餐盤 餐碟 沙律碗 湯碗 飯碗 麵碗 泡麵碗 兒童餐具 餐具套裝
      刀叉勺 叉子 叉 湯匙 匙羹 吸管 不銹鋼吸管 筷子筒 牙籤盒 杯墊 馬克杯 咖啡杯 玻璃杯 隨行杯 冷水壺 熱水瓶 暖壺
      水壺套 運動水壺 保溫壺 保溫桶 燜燒杯 茶盤 茶漏 茶海 蓋碗 功夫茶具 紫砂壺 手沖壺 摩卡壺 法壓壺 濾紙 咖啡濾紙
      磨豆機 手搖磨豆機 保鮮盒 食物盒 密封罐 玻璃罐 米桶 調味罐 油瓶 保鮮膜 錫紙 鋁箔紙 烘焙紙 牛油紙 油紙 烘焙模具
      烤盤 蛋糕盤 月餅模具 冰格 冰模 製冰盒 雪糕模 裱花嘴 裱花袋 碗架 瀝水架 瀝水籃 菜籃 水槽 菜板 切菜板 鍋架 碗櫃
      隔熱墊 隔熱手套 防燙手套 洗碗布 洗碗刷 便當盒 午餐盒 餐具盒 微波爐架 烤網 燒烤架 燒烤爐 卡式爐具 醒酒器 冰桶
      酒塞 蒜泥器 手動榨汁器 核桃夾 開罐器 烘焙工具 蛋糕架`,
    english: `
      cookware, frying pan, saucepan, stockpot, casserole dish, dutch oven, cast iron pan, pressure cooker, steamer,
      steamer basket, spatula, silicone spatula, ladle, tongs, whisk, rolling pin, strainer, colander, sieve,
      measuring cup, measuring spoon, dinnerware, crockery, dish, dishes, salad bowl, soup bowl, cutlery, cutlery set,
      teaspoon, straw, reusable straw, coaster, drinking glass, glass cup, tumbler, flask, vacuum flask, jug, pitcher,
      tea strainer, tea tray, coffee filter, coffee dripper, french press, moka pot, coffee grinder, food container,
      storage container, airtight container, jar, glass jar, spice jar, spice rack, cling film, cling wrap,
      aluminium foil, aluminum foil, parchment paper, baking paper, baking tray, baking mould, baking mold, cake tin,
      muffin tin, ice tray, ice cube tray, piping bag, piping tips, dish rack, drainer, chopping board, pot holder,
      trivet, oven mitt, oven gloves, bento box, lunchbox, bbq grill, grill, decanter, ice bucket, can opener,
      corkscrew, nutcracker, garlic press, lemon squeezer, toothpick holder`,
  },
  furniture: {
    chinese: `
      電腦枱 電腦桌 電腦椅 辦公椅 辦公桌 人體工學椅 升降桌 升降枱 折疊椅 摺椅 摺凳 凳 凳子 櫈仔 矮凳 吧椅 吧枱椅 餐椅
      餐枱 梳化床 沙發床 懶人沙發 豆袋 床架 床頭櫃 床板 高架床 碌架床 嬰兒床 BB床 兒童床 床圍 床護欄 衣櫥 斗櫃 抽屜櫃
      五桶櫃 儲物櫃 電視櫃 酒櫃 餐邊櫃 廚櫃 浴室櫃 鏡櫃 梳妝枱 梳妝台 化妝枱 化妝台 書櫃 書枱椅 層架 鐵架 貨架 衣帽間
      展示櫃 手辦櫃 玩具櫃 花几 邊几 玄關櫃 屏架 搖椅 躺椅 吊椅 露營椅 露營桌 露營枱 戶外桌椅 兒童書桌 兒童椅 BB餐椅
      神枱 佛龕 床底櫃 洞洞板 雪糕凳 茶枱 茶桌`,
    english: `
      furniture set, office chair, office desk, computer desk, computer table, computer chair, standing desk,
      folding chair, folding table, stool, bar stool, bench, armchair, recliner, rocking chair, bean bag, beanbag,
      sofa bed, couch, bed frame, bunk bed, bedside table, nightstand, headboard, crib, baby cot, cot, baby bed,
      drawer, chest of drawers, dresser, dressing table, vanity table, tv stand, tv cabinet, sideboard, bookcase,
      display cabinet, storage cabinet, locker, shelving, shelving unit, rack, pegboard, side table, end table,
      high chair, camping chair, camping table, hammock, ottoman, wine cabinet`,
  },
  appliances: {
    chinese: `
      電器 家電 小家電 電飯煲 電飯鍋 電鍋 電磁爐 電陶爐 微波爐 焗爐 烤箱 空氣炸鍋 氣炸鍋 多士爐 麵包機 咖啡機
      膠囊咖啡機 電熱水壺 電水壺 養生壺 豆漿機 榨汁機 破壁機 攪拌機 打蛋機 廚師機 料理機 絞肉機 電火鍋 電煮鍋 電餅鐺
      電烤盤 電燉鍋 蒸蛋器 酸奶機 洗碗機 消毒櫃 消毒鍋 奶瓶消毒器 溫奶器 暖奶器 雪櫃 冰箱 冷櫃 洗衣機 乾衣機 烘乾機
      抽濕機 除濕機 加濕器 放濕機 空氣清新機 空氣淨化器 冷氣機 空調 冷風機 電風扇 風扇 座地扇 吊扇 抽氣扇 抽油煙機
      熱水器 暖風機 暖爐 電暖器 油汀 電熱毯 電熱被 風筒 吹風機 電吹風 熨斗 掛燙機 蒸汽熨斗 直髮器 直髮夾 電捲髮棒
      縫紉機 衣車 碎紙機 打印機 印表機 標籤機 過膠機 飲水機 淨水器 濾水器 電視 電視機 顯示器 螢幕 顯示屏 電腦螢幕
      桌上電腦機箱 顯示卡 顯卡 主板 處理器 內存條 記憶體 SSD 固態硬盤 電源供應器 散熱器 CPU散熱器 機箱 機頂盒 電視盒子
      真空封口機 封口機 滅蚊燈 電蚊拍座 乾鞋機 烘鞋器 蒸臉器 泡腳機 足浴盆`,
    english: `
      appliance, rice cooker, induction cooker, microwave, microwave oven, oven, toaster, toaster oven, air fryer,
      bread maker, coffee machine, coffee maker, espresso machine, electric kettle, juicer, blender, mixer,
      stand mixer, hand mixer, food processor, soy milk maker, slow cooker, electric hotpot, waffle maker, egg cooker,
      dishwasher, fridge, refrigerator, freezer, washing machine, dryer, clothes dryer, dehumidifier, humidifier,
      air purifier, air conditioner, electric fan, ceiling fan, stand fan, range hood, water heater, heater,
      space heater, electric blanket, heating pad, hair dryer, hairdryer, blow dryer, iron, steam iron,
      garment steamer, hair straightener, curling iron, sewing machine, shredder, printer, label printer, laminator,
      water dispenser, water purifier, water filter, tv, television, monitor, computer monitor, graphics card,
      motherboard, cpu, ram, ssd, power supply, computer case, pc case, cpu cooler, tv box, vacuum sealer,
      bottle warmer, bottle sterilizer, mosquito lamp`,
  },
}
