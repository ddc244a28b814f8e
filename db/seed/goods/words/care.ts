import type { MoreWords } from './more-words.ts'

/** Cosmetics, hygiene and health. */
export const care: MoreWords = {
  'personal-care': {
    chinese: `
      口罩 醫用口罩 醫療口罩 外科口罩 KN95 KN95口罩 N95 防曬面罩 面紗口罩 假髮 假髮片 假髮套 假睫毛 睫毛夾 睫毛梳
      修眉夾 眉夾 眉卡 雙眼皮貼 穿戴甲 假指甲 美甲貼 甲片 美甲燈 美甲工具 美甲貼紙 指甲銼 指甲鉗套裝 粉撲套裝 美妝蛋
      化妝海綿 化妝棉 卸妝棉 棉花棒 棉簽 棉球 化妝刷套裝 化妝掃套裝 眼影刷 梳子 梳 氣墊梳 按摩梳 頭皮按摩器 捲髮筒
      髮捲 髮網 髮套 剃鬚刀架 洗髮刷 搓背刷 磨腳石 修腳器 足貼 暖寶寶 暖貼 暖包 衛生棉 衛生巾日用 護墊 棉條 月經杯
      安睡褲 月經褲 成人紙尿褲 成人尿片 一次性內褲 一次性毛巾 旅行套裝 刮痧板 玉石滾輪 矯姿帶 矯正帶 背背佳 護膝套
      護腰帶 足弓墊 拇外翻矯正器 分趾器 丁字襪 壓力襪 靜脈曲張襪 拐杖 輪椅 助行器 痰盂 尿壺 藥盒分裝 隱形眼鏡盒 美瞳盒
      牙套盒 假牙盒 牙箍盒 咬牙套 止鼾貼 鼻貼 瘦臉帶 瘦腿襪 刮鬍刀架`,
    english: `
      mask, surgical mask, surgical masks, medical mask, kn95, kn95 mask, n95, n95 mask, wig, hair extensions,
      hairpiece, false eyelashes, fake eyelashes, false lashes, eyelash curler, tweezers, eyelid tape, press on nails,
      fake nails, nail tips, nail stickers, nail lamp, nail file, beauty blender, makeup sponge, makeup brushes,
      brush set, cotton pads, cotton buds, cotton swabs, cotton balls, comb, hairbrush, hair brush, scalp massager,
      hair rollers, hair net, body brush, pumice stone, foot file, foot pads, heat pads, heat patch, sanitary napkin,
      sanitary napkins, pantyliner, pads, tampon, tampons, menstrual cup, period pants, adult diapers,
      disposable underwear, gua sha, jade roller, face roller, posture corrector, back support, waist support,
      arch support, toe separator, compression socks, crutch, cane, walking stick, wheelchair, walker,
      contact lens case, retainer case, denture case, mouth guard`,
  },
  cosmetics: {
    chinese: `
      彩妝 化妝 護膚 護膚套裝 護膚品套裝 唇膏套裝 口紅套裝 唇泥 唇蜜 唇膜 唇線筆 唇彩 乳霜 面霜套裝 保濕霜 潤膚霜
      美白霜 素顏霜 妝前霜 粉底霜 粉底膏 粉底 氣墊粉底 氣墊霜 CC霜 遮瑕 遮瑕膏 腮紅膏 高光 修容 修容盤 修容棒 眉膏
      眉粉膏 染眉膏 眼線膏 眼線膠筆 眼膜 眼貼膜 手膜 足膜 頸膜 髮膜 去角質膏 磨砂膏 身體磨砂 凍膜 泥膜 睡眠面膜 面膜貼
      潔面 潔面膏 洗面膏 潔面皂 洗臉皂 手工皂 香皂 藥皂 洗髮皂 洗衣皂 卸妝膏 防曬 防曬棒 防曬乳霜 止汗膏 香體膏 香膏
      固體香膏 護足霜 身體霜 妊娠霜 尿布疹膏 嬰兒面霜 嬰兒潤膚霜 鼻貼膜 去黑頭鼻貼 痘痘貼 牙粉膏 美白牙膏 兒童牙膏
      牙貼 髮蠟 髮泥 造型髮蠟 染髮膏 眼影棒 眼影膏 美妝 美妝套裝 脫毛膏 脫毛蠟 蜜蠟`,
    english: `
      make up set, beauty, beauty set, skin care, skincare set, moisturizer, moisturiser, face moisturizer, body cream,
      body butter, cleansing balm, lip tint, lip liner, lip mask, lip stick, concealer, primer, highlighter makeup,
      contour, bronzer, eyebrow gel, brow pencil, eye liner, eye mask patch, eye patches, sheet mask, sheet masks,
      sleeping mask, clay mask, hand mask, foot mask, hair mask, hair treatment, scrub, body scrub, bar soap,
      handmade soap, shampoo bar, facial soap, deodorant stick, deodorant, solid perfume, sunscreen stick, sunblock,
      pimple patch, acne patch, nose strips, whitening strips, pomade, hair gel wax, eyeshadow palette, palette,
      blusher, cushion, nail strips gel, wax strips, hair removal cream, diaper cream`,
  },
  'medical-devices': {
    chinese: `
      避孕套 安全套 保險套 驗孕棒 驗孕筆 排卵試紙 早孕試紙 隱形眼鏡 美瞳 彩色隱形眼鏡 大眼仔 con 創可貼 止血貼 膠布
      紗布 繃帶 醫用膠帶 急救包 急救箱 快速測試 快測 抗原檢測 新冠自測 血壓計 血壓儀 血糖儀 血糖機 血糖試紙 體溫計
      電子體溫計 探熱針 額溫槍 耳溫槍 血氧儀 血氧計 霧化器 霧化機 吸鼻器 洗鼻器 聽診器 制氧機 呼吸機 針灸針 拔罐
      拔罐器 艾灸盒 艾條 理療儀 電療儀 矯視鏡 牙科用品 牙套 牙齒矯正器 退熱貼 退燒貼 冰涼貼 蒸汽眼罩 醫療器械`,
    english: `
      condom, condoms, pregnancy test, ovulation test, contact lens, contact lenses, coloured contacts,
      colored contacts, circle lenses, band aid, band-aid, plaster strips, adhesive bandage, bandage, gauze,
      medical tape, first aid kit, rapid test, antigen test, covid test, test kit, blood pressure monitor,
      glucose meter, glucometer, test strips, thermometer, digital thermometer, forehead thermometer, oximeter,
      pulse oximeter, nebulizer, nasal aspirator, stethoscope, cpap, acupuncture needles, cupping set, moxibustion,
      tens machine, aligner, fever patch, cooling patch, steam eye mask, medical device`,
  },
  'health-supplements': {
    chinese: `
      保健食品 保健品膠囊 維生素C 維生素D 維他命C 維他命D 維他命B 複合維他命 鈣 鈣片兒童 鋅片 鐵片 鎂片 葉黃素
      魚油膠囊 深海魚油 輔酶Q10 葡萄籽膠囊 膠原蛋白肽片 膠原片 益生菌膠囊 酵素 酵素片 蜂膠 蜂膠膠囊 蔓越莓膠囊
      月見草油膠囊 護肝片 奶薊草 氨糖 軟骨素 DHA DHA膠囊 螺旋藻 大蒜素 納豆激酶 靈芝膠囊 靈芝孢子 紅曲 肌酸片 BCAA
      左旋肉鹼 代餐 代餐棒 蛋白棒 能量膠 褪黑素軟糖 軟糖維他命 維他命軟糖 NMN 白藜蘆醇`,
    english: `
      supplements, health supplement, dietary supplement, vitamin c, vitamin d, vitamin b, vitamins, vitamin tablets,
      vitamin c tablets, calcium, calcium tablet, zinc, zinc tablets, iron tablets, magnesium, magnesium tablets,
      lutein, omega 3, coq10, collagen tablets, collagen gummies, gummies, vitamin gummies, probiotic, enzyme,
      propolis, cranberry capsules, evening primrose oil, milk thistle, chondroitin, dha, spirulina, garlic capsules,
      creatine tablets, protein bar, protein bars, energy bar, meal replacement bar, nmn, turmeric capsules, biotin,
      capsules`,
  },
  medicines: {
    chinese: `
      藥品 藥物膏 西藥片 止咳藥 止咳糖漿 咳藥水 咳水 感冒靈 感冒沖劑 消炎藥 抗過敏藥 過敏藥 鼻敏感藥 胃藥 腸胃藥
      止瀉藥 瀉藥 便秘藥 暈車藥 暈浪丸 皮膚藥膏 皮炎平 達克寧 眼藥 滴眼液 鼻噴劑 鼻炎噴劑 痔瘡膏 藥油 紅花油 活絡油
      驅風油 黃道益 正骨水 雲南白藥 片仔癀 安宮牛黃丸 六味地黃丸 藿香正氣 藿香正氣水 京都念慈菴 念慈菴 枇杷膏
      川貝枇杷膏 龍角散 藥貼 止痛貼 久光貼 撒隆巴斯 膏藥布 虎標 虎標萬金油 萬金油 清涼油 青草膏 泰國青草膏
      狗皮膏藥 中藥材 藥材 當歸 黃芪 黨參 阿司匹林 撲熱息痛 泰諾 幸福止痛素 必理痛 普拿疼 必理通 芬必得 芬必得膠囊
      避孕丸 緊急避孕藥 偉哥 萬艾可 印度神油 威爾鋼 胰島素 針劑 疫苗 生長激素 類固醇 瘦瘦針 司美格魯肽 減肥針 肉毒桿菌
      玻尿酸針 水光針 生髮水 米諾地爾 利他林 抗抑鬱藥 精神科藥物 寵物藥 驅蟲藥 驅蟲滴劑`,
    english: `
      drugs, pharmaceutical, panadol, tylenol, advil, nurofen, acetaminophen, cough medicine, cough drops medicine,
      flu medicine, antihistamine, allergy medicine, allergy pills, stomach medicine, antacid, laxative,
      diarrhea medicine, motion sickness pills, steroid cream, antifungal cream, nasal spray, hemorrhoid cream,
      medicated oil, tiger balm, white flower oil, pain patch, pain relief patch, salonpas, herbal balm,
      birth control pills, contraceptive pills, morning after pill, viagra, cialis, insulin, injection, vaccine,
      steroids, ozempic, semaglutide, weight loss injection, botox, filler injection, minoxidil, antidepressant,
      ritalin, xanax, deworming, flea treatment, pet medicine, tcm`,
  },
  liquids: {
    chinese: `
      噴霧 補水噴霧 保濕噴霧 定妝噴霧 香氛噴霧 身體噴霧 精華 精華水 精華油 精華液套裝 安瓶 肌底液 爽膚水套裝 柔膚水
      化妝水套裝 神仙水 面部精油 護膚油 護髮油 髮油 髮精油 基礎油 按摩油 身體油 嬰兒油 卸妝液 潔顏油 潔面乳 潔面慕斯
      泡沫洗面奶 洗面泡泡 身體乳 身體乳液 潤膚乳 潤膚露 防曬乳 防曬液 隔離乳 粉底液套裝 氣墊補充液 唇油 唇露 染唇液
      眼線液 睫毛增長液 睫毛膠水 假睫毛膠 雙眼皮膠水 指緣油 卸甲水 洗髮精 洗髮乳 護髮乳 潤髮乳 焗油膏液 染髮劑 染髮
      泡泡染 定型水 啫喱水 髮膠 洗手液 洗手乳 沐浴乳 沐浴油 泡泡浴 私處洗液 漱口液 口腔噴霧 香薰 香薰油 香薰精油
      無火香薰 藤條香薰 補充液 室內香薰 車用香薰 衣物柔順劑 柔順劑 柔軟劑 洗衣珠 洗衣凝珠 洗碗液 洗碗精 清潔劑
      廚房清潔劑 玻璃水 玻璃清潔劑 馬桶清潔劑 除霉劑 除菌液 消毒水 消毒噴霧 酒精噴霧 驅蚊液 驅蚊水 蚊怕水 驅蚊噴霧
      蚊香液 電蚊香液 防鏽油 潤滑油 潤滑液 潤滑劑 鍊條油 車蠟液 鍍膜 水彩液 顏料 丙烯顏料 油畫顏料 水彩 油墨 印泥油
      墨水筆補充 膠水手工 UV膠 滴膠 環氧樹脂 樹脂 白膠 漿糊 液體膠 史萊姆 水晶泥 鬼口水 泡泡水 酒類 茅台 五糧液 白蘭地
      伏特加 清酒 梅酒 燒酒 燒酎 香檳 雞尾酒 果酒 甜酒 料酒 生抽 老抽 醬油膏 蠔油汁 燒烤醬 辣椒醬 老干媽 豆瓣醬 甜麵醬
      芝麻醬 花生醬 果醬 沙律醬 蛋黃醬 番茄醬 咖喱醬 XO醬 蒜蓉醬 沙茶醬 辣椒油 花椒油 香油 橄欖油 椰子油 豬油 調味汁
      魚露 味醂 糖漿 楓糖漿 煉奶 椰漿 果汁 咖啡液 濃縮咖啡液 即飲咖啡 可樂 蘇打水 涼茶飲料 豆奶 椰子水 能量飲料 紅牛
      功能飲料 蛋白飲料 口服液 雞精 醋飲 酵素飲 湯包液 火鍋湯底液 水`,
    english: `
      face mist, facial mist, mist, spray, setting spray, body mist, body spray, room spray, essence, ampoule,
      skin toner, micellar water, cleansing oil, cleansing foam, face wash, facial wash, body lotion, body oil,
      baby oil, baby lotion, hair oil, face oil, massage oil, carrier oil, argan oil, coconut oil, oil,
      liquid foundation, lip oil, liquid lipstick, liquid eyeliner, lash glue, eyelash glue, nail glue, cuticle oil,
      nail remover, hair dye, hair color, hair colour, hair spray liquid, hair gel, hand soap, hand wash, body wash,
      bubble bath, feminine wash, mouth spray, oral spray, reed diffuser, fragrance oil, diffuser oil, air freshener,
      fabric softener, softener, laundry pods, laundry liquid, washing liquid, washing up liquid, cleaner,
      cleaning spray, glass cleaner, toilet cleaner, disinfectant, antiseptic, insect repellent, mosquito repellent,
      mosquito coil liquid, lubricant, lube, chain oil, car wax, coating, acrylic paint, watercolour paint, watercolor,
      oil paint, paints, resin, epoxy, epoxy resin, uv resin, slime, bubble solution, printer ink, ink cartridge,
      maotai, moutai, baijiu, brandy, gin, rum, soju, champagne, cocktail, plum wine, rice wine, cider,
      alcoholic drink, sauce, chili sauce, chilli sauce, hot sauce, sriracha, chili oil, sesame oil, bbq sauce,
      oyster sauce, fish sauce, ketchup, mayonnaise, peanut butter, jam, maple syrup, syrup, condensed milk,
      coconut milk, juice, cola, coke, soda, energy drink, red bull, bottled water, coconut water, oral liquid, tonic`,
  },
}
