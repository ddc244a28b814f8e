import { three } from '#db/seed/reference/three.ts'
import type { GoodsSeed } from './category.ts'

const forbidden = 'forbidden'

/**
 * The 19 contraband categories, in the operator's order. The names are given; rules and words are samples for the
 * operator to review.
 */
export const contraband: readonly GoodsSeed[] = [
  {
    code: 'weapons',
    verdict: forbidden,
    name: three('枪支弹药等武器', '槍支彈藥等武器', 'weapons'),
    rule: three(
      '武器、弹药和外形逼真的仿真枪一律不能寄，请不要送到仓库',
      '武器、彈藥及外形逼真的仿真槍一律不能寄，請勿送到倉庫',
      'Weapons, ammunition and lifelike replicas cannot be sent at all; please do not send them to the warehouse',
    ),
    mainland:
      '枪 枪支 枪械 武器 手枪 步枪 气枪 猎枪 仿真枪 玩具枪 水弹枪 子弹 弹药 炸药 雷管 手榴弹 弓弩 弩箭 复合弓 电击棒 电击器 警棍 甩棍 防狼喷雾 胡椒喷雾 手铐 指虎 弹弓',
    hongKong: '槍械 仿真槍 氣槍 BB彈槍 電槍 伸縮棍 胡椒噴霧',
    english:
      'gun, firearm, pistol, rifle, airsoft, airsoft gun, air gun, bb gun, toy gun, replica gun, weapon, ammunition, ammo, bullet, explosive, grenade, crossbow, taser, stun gun, pepper spray, baton, handcuffs, knuckle duster, slingshot',
  },
  {
    code: 'knives',
    verdict: forbidden,
    name: three('管制刀具', '管制刀具', 'knives'),
    rule: three(
      '管制刀具和开刃的刀都不能寄，刀具请在当地购买',
      '管制刀具及開刃的刀都不能寄，刀具請在當地購買',
      'Knives and anything with a blade cannot be sent; please buy them where you live',
    ),
    mainland: '刀 刀具 匕首 弹簧刀 蝴蝶刀 折叠刀 军刀 瑞士军刀 砍刀 武士刀 菜刀 水果刀 美工刀 开山刀 斧头 剑 宝剑',
    hongKong: '𠝹刀 生果刀 摺刀 彈弓刀',
    english:
      'knife, knives, dagger, switchblade, butterfly knife, pocket knife, swiss army knife, kitchen knife, cutter knife, box cutter, machete, katana, sword, axe',
  },
  {
    code: 'flammables',
    verdict: forbidden,
    name: three('易燃品', '易燃品', 'flammables'),
    rule: three(
      '遇热或遇火会燃烧，运输途中有危险，请不要寄',
      '遇熱或遇火會燃燒，運輸途中有危險，請不要寄',
      'It catches fire easily and is dangerous in transit; please do not send it',
    ),
    mainland:
      '打火机 火柴 火机油 汽油 柴油 煤油 酒精 酒精湿巾 固体酒精 烟花 爆竹 鞭炮 仙女棒 指甲油 甲油胶 香水 油漆 天那水 松节油 蜡烛 香薰蜡烛 木炭 镁棒 洗甲水',
    hongKong: '煙花 炮仗 古龍水 電油 火水 天拿水 洗甲水 香薰蠟燭 火酒',
    english:
      'flammable, lighter, matches, lighter fluid, gasoline, petrol, kerosene, diesel, alcohol, alcohol wipes, fireworks, firecracker, sparkler, nail polish, nail varnish, gel polish, nail polish remover, perfume, cologne, eau de toilette, paint, paint thinner, turpentine, candle, charcoal',
  },
  {
    code: 'drugs',
    verdict: forbidden,
    name: three('毒品', '毒品', 'drugs'),
    rule: three(
      '毒品一律不能寄，发现后会交给执法部门',
      '毒品一律不能寄，發現後會交給執法部門',
      'Drugs cannot be sent; we hand any we find to the authorities',
    ),
    mainland: '大麻 大麻二酚 海洛因 冰毒 可卡因 摇头丸 鸦片 笑气 吗啡 致幻蘑菇 K粉 依托咪酯',
    hongKong: 'K仔 太空油 丸仔',
    english:
      'drug, narcotics, cannabis, marijuana, weed, cbd, cbd oil, heroin, cocaine, ketamine, meth, opium, ecstasy, magic mushroom, nitrous oxide',
  },
  {
    code: 'chemicals',
    verdict: forbidden,
    name: three('化学品', '化學品', 'chemicals'),
    rule: three(
      '化学品可能腐蚀、有毒或起反应，承运商都不接收，请不要寄',
      '化學品可能腐蝕、有毒或起反應，承運商都不接收，請不要寄',
      'Chemicals may be corrosive, toxic or reactive, and no carrier takes them; please do not send them',
    ),
    mainland:
      '农药 杀虫剂 除草剂 硫酸 盐酸 硝酸 漂白水 双氧水 水银 水银温度计 老鼠药 蟑螂药 化肥 强力胶 干燥剂原料 化学试剂 洁厕灵 管道疏通剂',
    hongKong: '化學物品 除蟲劑 漂白水 通渠水 鏹水 曱甴藥 萬能膠',
    english:
      'chemical, pesticide, insecticide, herbicide, weed killer, acid, bleach, hydrogen peroxide, mercury, rat poison, fertilizer, super glue, reagent, drain cleaner',
  },
  {
    code: 'pressurized',
    verdict: forbidden,
    name: three('压力容器类物品', '壓力容器類物品', 'pressurized items'),
    rule: three(
      '罐内有压力，受热或减压会爆开，请改买非喷雾的款式',
      '罐內有壓力，受熱或減壓會爆開，請改買非噴霧的款式',
      'It is under pressure and may burst in transit; please choose a product that is not a spray can',
    ),
    mainland:
      '压力容器 喷雾罐 气雾剂 自喷漆 发胶喷雾 定型喷雾 防晒喷雾 灭火器 氧气瓶 氧气罐 煤气罐 卡式炉气罐 丁烷气 高压气瓶 气弹 打火机充气',
    hongKong: '噴髮膠 噴漆 石油氣 滅火筒 氣罐 石油氣罐 防曬噴霧 殺蟲噴霧',
    english:
      'pressurized item, pressurised item, spray can, aerosol, spray paint, hair spray, hairspray, sunscreen spray, fire extinguisher, oxygen tank, gas canister, butane, gas cylinder, co2 cartridge',
  },
  {
    code: 'liquids',
    verdict: forbidden,
    name: three('液体', '液體', 'liquids'),
    rule: three(
      '所有液体都不接收，漏了会弄坏同箱的东西，请改买固体的款式',
      '所有液體都不接收，漏出會弄壞同箱的物品，請改買固體的款式',
      'We do not take liquids, because a leak spoils everything in the box; please choose a solid product',
    ),
    mainland:
      '酒 白酒 红酒 啤酒 洋酒 葡萄酒 威士忌 米酒 黄酒 饮料 矿泉水 酱油 醋 食用油 蜂蜜 精油 沐浴露 沐浴液 洗发水 洗发露 护发素 洗衣液 洗洁精 爽肤水 化妆水 卸妆水 精华液 粉底液 乳液 眼药水 墨水 胶水 机油 花露水 消毒液 漱口水 液体眼线笔 隐形眼镜护理液',
    hongKong:
      '飲品 汽水 豉油 洗頭水 護髮素 沖涼液 洗潔精 爽膚水 卸妝水 卸妝油 粉底液 眼藥水 白花油 隱形眼鏡藥水 蠔油 麻油 紅酒 搓手液 梘液',
    english:
      'liquid, wine, red wine, white wine, beer, whisky, whiskey, vodka, liquor, sake, drinks, soft drink, mineral water, soy sauce, vinegar, cooking oil, olive oil, honey, essential oil, shower gel, shampoo, conditioner, laundry detergent, dish soap, toner, serum, lotion, foundation, eye drops, ink, glue, engine oil, mouthwash, hand sanitizer, contact lens solution',
  },
  {
    code: 'weathering',
    verdict: forbidden,
    name: three('易风化物品', '易風化物品', 'weathering items'),
    rule: three(
      '会自行挥发、受潮或碎成粉，途中保不住原样，请不要寄',
      '會自行揮發、受潮或碎成粉，途中保不住原狀，請不要寄',
      'It evaporates, absorbs moisture or crumbles in transit; please do not send it',
    ),
    mainland: '易风化 干冰 樟脑丸 生石灰 石膏像 卫生球 芒硝 冰袋 冰块',
    hongKong: '臭丸 乾冰 雪種 冰粒',
    english: 'weathering item, dry ice, mothballs, naphthalene, quicklime, plaster figure, ice pack',
  },
  {
    code: 'trademark',
    verdict: forbidden,
    name: three('侵犯商标权的物品', '侵犯商標權的物品', 'trademark infringement'),
    rule: three(
      '未经授权使用他人商标的货物会被海关扣下，请不要寄',
      '未經授權使用他人商標的貨物會被海關扣留，請不要寄',
      'Customs seizes goods that use a trademark without its owner’s consent; please do not send them',
    ),
    mainland: '侵权 侵犯商标 盗版 盗版书 冒牌 贴牌假货 山寨 山寨机 假商标',
    hongKong: '冒牌貨 老翻 翻版',
    english: 'trademark infringing, pirated, pirated book, bootleg, knock off, knockoff',
  },
  {
    code: 'currency',
    verdict: forbidden,
    name: three('货币', '貨幣', 'currency'),
    rule: three(
      '现金和有价证券丢了无法追回，请改用银行汇款',
      '現金及有價證券遺失後無法追回，請改用銀行匯款',
      'Cash and securities cannot be recovered once lost; please transfer money by bank',
    ),
    mainland: '现金 人民币 港币 美元 钞票 纸币 硬币 纪念币 纪念钞 支票 有价证券 股票 礼品卡 购物卡 储值卡',
    hongKong: '銀紙 現鈔 紙幣 散紙 禮券 八達通 本票',
    english: 'cash, money, banknote, bank note, coin, cheque, securities, gift card, bearer bond, commemorative coin',
  },
  {
    code: 'living-things',
    verdict: forbidden,
    name: three('活体动植物', '活體動植物', 'living things'),
    rule: three(
      '活的动植物和种子要检疫，我们不能办理，请不要寄',
      '活的動植物及種子須經檢疫，我們不能辦理，請不要寄',
      'Living animals, plants and seeds need a quarantine permit that we cannot get; please do not send them',
    ),
    mainland:
      '活体 动物 宠物活体 活鱼 金鱼 乌龟 仓鼠 昆虫 蚂蚁 种子 花种 菜种 植物 盆栽 绿植 多肉 多肉植物 鲜花 花苗 树苗 泥土 营养土 球根',
    hongKong: '活魚 龜仔 倉鼠 甲蟲 花種 植物苗 多肉植物 鮮花 生花 泥土',
    english:
      'living thing, live animal, live fish, goldfish, turtle, hamster, insect, seeds, seed, plant, potted plant, succulent, fresh flowers, seedling, soil, bulbs',
  },
  {
    code: 'animal-flesh',
    verdict: forbidden,
    name: three('动物肉类', '動物肉類', 'animal flesh'),
    rule: three(
      '肉类和肉制品要检疫，海关会销毁，请不要寄',
      '肉類及肉製品須經檢疫，海關會銷毀，請不要寄',
      'Meat needs a quarantine permit, and customs destroys it; please do not send it',
    ),
    mainland:
      '肉 肉类 猪肉 牛肉 鸡肉 羊肉 牛肉干 肉干 肉松 肉脯 猪肉脯 腊肉 腊肠 香肠 火腿 火腿肠 鸡爪 凤爪 鸭脖 鸭舌 海鲜 鱼干 虾干 鱿鱼丝 燕窝 鲍鱼 海参 皮蛋 鸡蛋 肉粽',
    hongKong: '豬肉乾 牛肉乾 肉鬆 臘腸 臘味 金華火腿 海味 瑤柱 花膠 蝦米 雞蛋 鹹蛋',
    english:
      'meat, pork, beef, chicken, lamb, mutton, beef jerky, jerky, pork floss, sausage, ham, bacon, seafood, dried fish, dried shrimp, squid, bird nest, abalone, sea cucumber, eggs',
  },
  {
    code: 'digital-products',
    verdict: forbidden,
    name: three('部分数码产品', '部分數碼產品', 'some digital products'),
    rule: three(
      '会发射信号或偷录的数码产品需要许可，不能寄；普通手机、电脑按敏感货寄',
      '會發射訊號或偷錄的數碼產品需要許可，不能寄；一般手機、電腦按敏感貨寄',
      'Devices that transmit signals or record secretly need a permit and cannot be sent; ordinary phones and computers go as sensitive goods',
    ),
    mainland:
      '无人机 对讲机 信号放大器 信号屏蔽器 手机信号增强器 伪基站 针孔摄像头 偷拍设备 窃听器 定位器 矿机 卫星电话',
    hongKong: '航拍機 對講機 訊號放大器 干擾器 針孔鏡頭 偷聽器 礦機',
    english:
      'drone, walkie talkie, two way radio, signal booster, signal jammer, jammer, pinhole camera, spy camera, hidden camera, gps tracker, mining rig, satellite phone',
  },
  {
    code: 'medicines',
    verdict: forbidden,
    name: three('药品', '藥品', 'medicines'),
    rule: three(
      '药品进口需要许可，我们不能办理，请在当地购买',
      '藥品進口需要許可，我們不能辦理，請在當地購買',
      'Importing medicines needs a licence that we cannot get; please buy them where you live',
    ),
    mainland:
      '药 药物 药丸 药膏 感冒药 退烧药 止痛药 布洛芬 对乙酰氨基酚 抗生素 阿莫西林 中药 中成药 板蓝根 连花清瘟 膏药 膏药贴 创可贴药膏 安眠药 降压药 避孕药 胶囊药 眼药膏 风油精',
    hongKong: '西藥 成藥 必理痛 傷風藥 止痛藥 退燒藥 藥丸 中藥 藥膏 藥水膠布 保濟丸 幸福傷風素',
    english:
      'medicine, medication, pills, tablets, painkiller, ibuprofen, paracetamol, aspirin, antibiotics, amoxicillin, cold medicine, cough syrup, ointment, herbal medicine, chinese medicine, sleeping pill',
  },
  {
    code: 'antiques',
    verdict: forbidden,
    name: three('古董文物', '古董文物', 'antiques'),
    rule: three(
      '文物出境受法律管制，古董也无法估值投保，请不要寄',
      '文物出境受法律管制，古董亦無法估值投保，請不要寄',
      'Taking relics abroad is restricted by law, and antiques cannot be valued for insurance; please do not send them',
    ),
    mainland: '古董 文物 古玩 古币 古钱 字画真迹 出土文物 青铜器 化石',
    hongKong: '古物 古錢 出土文物 化石',
    english: 'antique, relic, artefact, artifact, ancient coin, bronze ware, fossil',
  },
  {
    code: 'fakes',
    verdict: forbidden,
    name: three('疑似仿冒品', '疑似仿冒品', 'suspected fakes'),
    rule: three(
      '仿冒品会被海关扣下，整箱货物都受影响，请不要寄',
      '仿冒品會被海關扣留，整箱貨物都受影響，請不要寄',
      'Customs seizes fakes and holds up everything else in the box; please do not send them',
    ),
    mainland: '仿冒 仿冒品 假货 高仿 高仿包 精仿 复刻 复刻鞋 莆田鞋 莆田货 超A 原单尾货 A货 假名牌',
    hongKong: 'A貨 假貨 假嘢 高仿貨 翻版貨',
    english: 'fake, suspected fake, counterfeit, replica bag, replica watch, replica shoes, super copy, aaa copy',
  },
  {
    code: 'restricted-food-medicine',
    verdict: forbidden,
    name: three('限制类食品和药品', '限制類食品和藥品', 'restricted food and medicines'),
    rule: three(
      '这类食品或药品限量或禁止进出口，请在当地购买',
      '這類食品或藥品限量或禁止進出口，請在當地購買',
      'Import and export of this food or medicine is limited or forbidden; please buy it where you live',
    ),
    mainland:
      '奶粉 婴儿奶粉 配方奶粉 米粉辅食 处方药 减肥药 减肥茶 壮阳药 牛奶 酸奶 奶酪 黄油 水果 新鲜蔬菜 大米 猫粮 狗粮 宠物粮 冬虫夏草 鹿茸 人参',
    hongKong: '嬰兒奶粉 處方藥物 減肥產品 生果 芝士 牛油 白米 貓糧 狗糧 冬蟲草 花旗參',
    english:
      'milk powder, baby formula, infant formula, restricted food, restricted medicine, prescription medicine, prescription drug, diet pills, slimming tea, milk, yogurt, cheese, butter, fruit, fresh vegetables, rice, cat food, dog food, pet food, ginseng, cordyceps',
  },
  {
    code: 'tobacco',
    verdict: forbidden,
    name: three('香烟及电子烟', '香煙及電子煙', 'cigarettes and e-cigarettes'),
    rule: three(
      '烟草和电子烟（含烟弹、配件）都不能寄',
      '煙草及電子煙（包括煙彈、配件）都不能寄',
      'Tobacco and e-cigarettes, with their pods and parts, cannot be sent',
    ),
    mainland: '烟 香烟 电子烟 烟弹 烟油 雪茄 烟丝 烟叶 水烟 加热烟 加热不燃烧 尼古丁 尼古丁贴 烟杆 鼻烟',
    hongKong: '煙仔 香煙 電子煙 煙彈 雪茄 煙草 水煙 加熱煙',
    english:
      'cigarette, e-cigarette, ecigarette, e-cig, vape, vape pod, vape juice, e-liquid, cigar, tobacco, rolling tobacco, hookah, shisha, nicotine, heated tobacco, snus',
  },
  {
    code: 'non-compliant',
    verdict: forbidden,
    name: three('其他不合规物品', '其他不合規物品', 'non-compliant goods'),
    rule: three(
      '法律或承运商不允许运送，请不要寄；拿不准先问客服',
      '法律或承運商不容許運送，請不要寄；不肯定請先問客戶服務',
      'The law or our carriers do not allow it; please do not send it, and ask customer service when in doubt',
    ),
    mainland:
      '不合规物品 象牙 犀牛角 玳瑁 赌博机 老虎机 赌具 筹码 假证 假证件 身份证 护照 银行卡 色情 淫秽 色情书刊 骨灰 医疗废物 开锁工具',
    hongKong: '違禁品 象牙 賭具 老虎機 假身份證 護照 鹹書 骨灰 開鎖工具',
    english:
      'non-compliant item, contraband, ivory, rhino horn, gambling machine, slot machine, poker chips, fake id, identity card, passport, bank card, pornography, ashes, lock pick',
  },
]
