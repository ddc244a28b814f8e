import type { MoreWords } from './more-words.ts'

/** More that shoppers ask for and nobody may send. */
export const forbidden: MoreWords = {
  weapons: {
    chinese: `
      BB槍 氣手槍 水彈槍玩具 軟彈槍 玩具手槍 模型槍 仿真手槍 打鳥槍 弩 弓箭 箭 反曲弓 電棍 防狼器 防身噴霧 防身用品
      防身棒 雙節棍 飛鏢 槍套 彈夾 瞄準鏡 紅外瞄準器 消音器 防彈衣 甩刀棍 忍者鏢 煙霧彈 槍配件 nerf`,
    english: `
      guns, nerf gun, nerf, gel blaster, water bead gun, bow and arrow, bow, arrows, nunchaku, throwing star, shuriken,
      gun holster, rifle scope, silencer, body armor, bulletproof vest, self defense keychain, pepper gel, smoke bomb`,
  },
  knives: {
    chinese: `
      剪刀 廚房剪刀 美髮剪刀 理髮剪刀 裁縫剪刀 剪鉗 瑞士刀 小刀 餐刀 麵包刀 牛排刀 廚刀 廚師刀 廚房刀 片刀 斬骨刀
      切肉刀 套刀 刀具套裝 水果刀套裝 削皮刀 削皮器 刨刀 刨皮刀 切片器 刨絲器 切菜器 刀片 剃鬚刀片 刮鬍刀片 手動剃鬚刀
      刮鬍刀 剃刀 修眉刀 刮眉刀 手術刀 雕刻刀 刻刀 裁紙刀 界刀 鎅刀 介刀 開箱刀 壁紙刀 多功能刀 工兵鏟 工兵刀 鐮刀 鋸
      鋸子 手鋸 電鋸 園藝剪 修枝剪 砍柴刀 刺刀 長劍 太極劍 唐刀 漢劍 日本刀 飛刀 爪子刀 鬼滅之刃刀`,
    english: `
      scissors, shears, kitchen scissors, hair scissors, kitchen shears, chef knife, bread knife, steak knife,
      fruit knife, paring knife, utility knife, penknife, multi-tool, multitool, knife set, cleaver, blade, blades,
      razor blade, razor blades, safety razor, straight razor, razor, eyebrow razor, scalpel, carving knife,
      craft knife, peeler, vegetable peeler, mandoline, slicer, grater, hatchet, tomahawk, hand saw, chainsaw,
      pruning shears, garden shears, secateurs, karambit, bayonet, throwing knife, sickle`,
  },
  flammables: {
    chinese: `
      香氛 香水小樣 淡香水 香水禮盒 古龍 止汗噴霧 打火機油 Zippo Zippo打火機 電弧打火機 防風打火機 點火器 點火槍 火石
      打火石 火種 酒精燈 酒精爐 固體燃料 丁烷 瓦斯 瓦斯罐 氣罐爐 煤油燈 火藥 摔炮 手持煙花 冷煙花 線香 線香花火 檀香
      沉香 盤香 塔香 蚊香 蠟燭套裝 生日蠟燭 香氛蠟燭 茶蠟 液化氣 稀釋劑 香蕉水 油漆筆 補漆筆 清漆 木器漆 乳膠漆 牆漆
      指甲油套裝 美甲膠 甲油 底油 封層 洗板水 除膠劑 油污清洗劑 燃料`,
    english: `
      perfumes, parfum, eau de parfum, fragrance, perfume sample, perfume set, lighters, zippo, zippo lighter,
      torch lighter, lighter refill, fire starter, fire striker, candles, scented candle, birthday candle, tea light,
      tea lights, incense, incense sticks, mosquito coil, gel nail polish, nail gel, nail lacquer, base coat, varnish,
      wood stain, wall paint, thinner, acetone, solvent, fuel, camping fuel, lamp oil, gunpowder, sparklers, firework,
      fire crackers`,
  },
  chemicals: {
    chinese: `
      殺蟲水 殺蟲噴霧劑 蟑螂屋 蟑螂膠餌 滅蟻 螞蟻藥 鼠藥 粘鼠膠 蚊片 驅蟲片 樟腦 除草藥 催熟劑 生根粉 營養液 花肥 肥料
      有機肥 磷酸 燒鹼 小蘇打粉 檸檬酸 過氧化氫 84消毒液 漂白劑 漂白粉 潔廁 疏通劑 除垢劑 除鏽劑 乾燥劑 除濕劑 除濕袋
      502膠水 萬能膠水 強力膠水 AB膠 玻璃膠 結構膠 發泡膠 瞬間膠 冷媒 實驗試劑 農藥噴霧 染料 色素粉`,
    english: `
      insect killer, bug spray, ant killer, roach bait, cockroach bait, mouse poison, fertiliser, plant food,
      caustic soda, citric acid, drain opener, descaler, rust remover, desiccant, moisture absorber, superglue,
      epoxy glue, silicone sealant, sealant, adhesive, fabric dye, refrigerant, lye`,
  },
  pressurized: {
    chinese: `
      發泡劑 泡沫填縫劑 摩絲 慕斯噴罐 剃鬚泡沫 剃鬚膏泡沫 奶油槍氣彈 奶油氣彈 氮氣 二氧化碳氣瓶 氦氣 氦氣罐 氧氣
      便攜氧氣瓶 潛水瓶 氣瓶 壓縮空氣 壓縮氣罐 除塵罐 安全氣囊 彩帶噴罐 飛雪噴罐 自動充氣救生衣`,
    english: `
      shaving foam, shaving cream, mousse, hair mousse, dry shampoo, whipped cream charger, nitrous charger, helium,
      helium tank, oxygen can, compressed air, air duster, airbag, gas bottle, propane, party spray, snow spray`,
  },
  currency: {
    chinese: `
      金條 金幣 銀幣 銀條 紀念幣套裝 外幣 日元 歐元 英鎊 錢 錢幣 零錢 禮物卡 點數卡 充值卡 遊戲點卡 Steam卡 iTunes卡
      儲值 代金券 購物券 超市卡 現金券 支票簿 股票證 債券 彩票 馬票 六合彩`,
    english: `
      coins, gold bar, gold coin, silver coin, silver bar, bullion, foreign currency, banknotes, prepaid card,
      steam card, itunes card, voucher, vouchers, lottery ticket, lottery, stored value card`,
  },
  'living-things': {
    chinese: `
      寵物貓 寵物狗 活貓 活狗 鸚鵡 小鳥 守宮 蜥蜴 蛇 蜘蛛 寵物蜘蛛 蟋蟀 麵包蟲 蠶 蠶寶寶 獨角仙 鍬形蟲 水母 鬥魚
      觀賞魚 熱帶魚 水草 苔蘚 花 花種子 種籽 菜種子 蔬菜種子 花卉種子 草籽 大麻種子 盆景 綠蘿 仙人掌 空氣鳳梨 蘭花
      玫瑰花苗 玫瑰苗 果樹苗 球莖 鬱金香球 鬱金香種球 種球 切花 花束 鮮花束 泥炭土 種植土 土壤 椰土 發芽土豆 豆芽`,
    english: `
      live plant, live plants, plants, houseplant, cactus, orchid, bonsai, moss, aquatic plant, flower seeds,
      vegetable seeds, grass seeds, tulip bulbs, cuttings, saplings, cut flowers, bouquet, fresh flower, potting soil,
      peat, puppy, kitten, parrot, lizard, gecko, tarantula, crickets, mealworms, betta fish, tropical fish, pet fish,
      jellyfish, ant farm with ants`,
  },
  'digital-products': {
    chinese: `
      航拍無人機 無人機配件 大疆 大疆無人機 航模 遙控飛機 遙控直升機 四軸飛行器 穿越機 追蹤器 GPS追蹤器 GPS定位器
      寵物定位器 防丟器 AirTag 手機干擾器 屏蔽器 信號增強器 強波器 手機信號放大器 WiFi信號放大器 竊聽 錄音竊聽器
      監聽器 隱藏攝像頭 隱形攝像頭 針孔 針孔攝影機 微型攝像頭 偷拍 夜視儀 熱成像儀 熱像儀 電話卡 SIM卡 上網卡 黑卡
      卡池 貓池 破解盒 信用卡讀寫器 比特幣礦機 挖礦機 電台 對講 車台 雷達探測器`,
    english: `
      drones, quadcopter, dji, dji drone, rc plane, rc helicopter, tracker, gps locator, pet tracker, airtag, airtags,
      signal repeater, wifi jammer, wifi booster, listening device, bug detector, spy cam, mini camera, night vision,
      night vision goggles, thermal camera, sim card, sim cards, prepaid sim, sim bank, card skimmer, bitcoin miner,
      asic miner, walkie-talkie, walkie talkies, ham radio, radar detector`,
  },
  drugs: {
    chinese: `
      興奮劑 迷藥 聽話水 春藥 GHB 麻古 飛葉子 草本興奮 死藤水 恰特草 卡痛葉 曼陀羅 HHC CBD油 CBD軟糖 THC 大麻油 大麻籽
      大麻糖 捲煙紙 水煙壺 煙斗大麻 研磨器大麻`,
    english: `
      thc, thc gummies, cbd gummies, hemp, hemp oil, hemp seeds, lsd, mdma, magic mushrooms, kratom, khat, fentanyl,
      amphetamine, poppers, bong, weed grinder, amphetamines, cannabis seeds`,
  },
  antiques: {
    chinese: `
      古畫 古籍 舊字畫 字畫 古瓷 古瓷器 老瓷器 老銀元 袁大頭 銀元 銅錢 古銅錢 明清 瓷器古董 民國 恐龍化石 三葉蟲 甲骨
      紅木古董 佛像古董 老玉 出土 唐三彩`,
    english: `
      antiques, antique vase, antique porcelain, old coins, ancient coins, old painting, dinosaur fossil, fossils,
      relics, cultural relic, ming vase`,
  },
  fakes: {
    chinese: `
      假 仿 高仿鞋 高仿錶 高仿包包 高仿手錶 高仿AJ 頂級復刻 復刻錶 復刻手錶 復刻包 一比一 1比1 原單 原單正品
      外貿原單 尾單 純原 超A貨 A貨手錶 A貨包 莆田 莆田AJ 仿品 仿製品 仿版 水貨錶 假鞋 假包 假錶 假手錶 假名牌包 假手袋
      假波鞋 大牌同款 大牌平替包 同款大牌 頂級A貨 精仿鞋 通貨鞋 版本鞋 公司級`,
    english: `
      fakes, counterfeits, counterfeit bag, fake bag, fake shoes, fake watch, dupe, dupes, replica, replicas,
      rep shoes, knock offs, imitation, imitation bag, mirror quality, 1 to 1, one to one, copy watch, copy bag,
      grade a copy, aaa grade, super clone, unauthorized authentic`,
  },
  trademark: {
    chinese: `
      侵權貨 盜版碟 盜版遊戲 破解版 貼牌 冒牌 商標標籤 品牌吊牌 洗水標 防偽標籤 品牌包裝盒 翻版書 翻版玩具 山寨手機
      山寨鞋 燒錄卡`,
    english: `
      counterfeit labels, brand labels, brand tags, bootleg dvd, pirated game, pirated games, flashcart, flash cart,
      r4 card`,
  },
  tobacco: {
    chinese: `
      煙彈 煙桿 煙油 IQOS IQOS煙彈 萬寶路 中華香煙 中華煙 加熱煙彈 加熱煙機 電子煙彈 一次性電子煙 悅刻 RELX 電子菸 菸
      香菸 菸彈 菸油 菸草 雪茄煙 雪茄剪 煙斗 旱煙 煙紙 捲煙 捲煙器 捲煙機 過濾嘴 煙嘴 口嚼煙 嚼煙 檳榔 尼古丁袋 戒煙貼
      鼻煙壺`,
    english: `
      cigarettes, cigars, iqos, heets, terea, relx, juul, vapes, vaping, vape juice, disposable vape, vape kit,
      vape pen, vape pods, e cig, e cigarette, electronic cigarette, pipe tobacco, smoking pipe, rolling paper,
      rolling papers, chewing tobacco, betel nut, nicotine pouch, nicotine pouches, nicotine gum, zyn, marlboro,
      tobacco leaf`,
  },
  'non-compliant': {
    chinese: `
      色情漫畫 色情影片 成人雜誌 色情雜誌 成人漫畫 成人影碟 A片 三級片 鹹片 賭博 百家樂 賭博用品 籌碼幣 出千 牌九 犀角
      象牙製品 虎骨 穿山甲 鱷魚皮包 鯊魚翅 珊瑚 硨磲 麝香 熊膽 皮草 狐狸毛 反動 禁書 禁片 假鈔 假幣 假車牌 車牌 駕照
      假駕照 假學歷 假文憑 畢業證 發票 公章 刻章 警服 警徽 軍裝 軍服 警察證 記者證 人體器官 屍體 萬能鑰匙 開鎖 撬鎖
      開鎖器 翻牆 作弊器 考試作弊 針筒 注射器`,
    english: `
      porn, porn dvd, adult video, adult magazine, erotic, erotica, hentai, gambling, casino chips, marked cards,
      elephant ivory, crocodile skin, snake skin, python skin, fur, fur coat, rhino, tiger bone, bear bile,
      banned book, fake money, fake passport, fake diploma, fake license, driver license, driving licence,
      license plate, police uniform, police badge, military uniform, human remains, lockpick, lock picks,
      lock pick set, syringe, syringes, skimming device`,
  },
  'adult-goods': {
    chinese: `
      成人用品 成人玩具 情趣用品 情趣玩具 情趣內衣 性玩具 性用品 飛機杯 自慰器 自慰棒 按摩棒 震動棒 跳蛋 假陽具
      充氣娃娃 實體娃娃 倒模 肛塞 陽具環 鎖精環 BDSM SM用品 情趣手銬 皮鞭 延時噴劑 延時濕巾 矽膠娃娃`,
    english: `
      sex toy, sex toys, adult toy, adult toys, adult goods, adult products, vibrator, vibrators, dildo, dildos,
      masturbator, fleshlight, sex doll, sex dolls, love doll, butt plug, anal plug, cock ring, bondage, bdsm,
      fetish wear, sexy toy, delay spray, love egg`,
  },
  powders: {
    chinese: `
      粉 粉狀 奶茶粉 咖啡粉末 速溶咖啡粉 三合一咖啡粉 茶粉 綠茶粉 豆漿粉 芝麻糊粉 藕粉 葛根粉 米粉末 糯米粉 麵粉 粟粉
      木薯粉 生粉 地瓜粉 泡打粉 蘇打粉 小蘇打 酵母 酵母粉 酥炸粉 蛋糕粉 預拌粉 布丁粉 果凍粉 吉利丁粉 明膠粉 雞粉 味粉
      五香粉 十三香 孜然 咖喱粉 薑黃粉 辣椒麵 蒜粉 胡椒 白胡椒 黑胡椒粉 乳清蛋白粉 乳清蛋白 增肌粉 肌酸 肌酸粉
      膠原蛋白粉 珍珠粉 代餐粉 奶昔 奶昔粉 維C粉 電解質粉 洗衣粉袋裝 洗碗粉 漂白粉末 爽身 香體粉 痱子 定妝粉 散粉餅
      蜜粉散粉 眼影散粉 亮片粉 閃粉 珠光粉 美甲粉 水晶粉 浸粉 染髮粉 牙粉 海娜粉 指紋粉 石膏 石膏粉 膩子粉 白水泥
      滑石粉 硒鼓 碳粉匣 麥盧卡粉 貓砂 豆腐貓砂 膨潤土 活性炭粉 沙 沙子 太空沙`,
    english: `
      powdered, corn starch, cornstarch, tapioca starch, bread flour, yeast, baking soda, pudding mix, cake mix,
      pancake mix, spice powder, chilli powder, garlic powder, pepper powder, black pepper, cumin powder,
      turmeric powder, instant coffee, milk tea powder, whey, whey protein, creatine, creatine powder, collagen powder,
      pre workout, mass gainer, electrolyte powder, meal replacement shake, detergent powder, bleaching powder,
      setting powder, finishing powder, glitter, glitter powder, acrylic powder, dip powder, henna, plaster of paris,
      plaster, toner cartridge, cat litter, kinetic sand, talc`,
  },
  discs: {
    chinese: `
      黑膠 黑膠唱片 黑膠LP LP 專輯 音樂專輯 CD專輯 韓國專輯 簽名專輯 CD唱片 DVD碟 藍光 藍光影碟 電影碟 遊戲碟PS5
      PS5遊戲碟 光碟盒裝 空白光碟 刻錄盤 軟件光碟 VCD`,
    english: `
      discs, disks, cds, dvds, vinyl, vinyls, lp record, record album, kpop album, k-pop album, music album, cd album,
      blu ray, bluray, ps5 disc, blank disc, vcd, dvd box set`,
  },
}
