import type { MoreWords } from './more-words.ts'

/** Clothes, shoes, bags and accessories. */
export const wearing: MoreWords = {
  clothing: {
    chinese: `
      上衣 女裝 男裝 童裝 服裝 服飾 短袖 長袖 背心 吊帶 吊帶背心 打底衫 Polo衫 襯衣 針織衫 開衫 馬甲 夾克 風衣 大衣
      棉衣 棉襖 皮衣 沖鋒衣 防曬衣 羊絨衫 羊毛衫 羽絨背心 西裝外套 西褲 短褲 長褲 運動褲 瑜伽褲 打底褲 工裝褲 闊腿褲
      休閒褲 半身裙 百褶裙 短裙 長裙 晚禮服 禮服 婚紗 校服 制服 工作服 運動服 家居服 睡裙 睡袍 浴袍 文胸 胸罩 運動內衣
      保暖內衣 打底 塑身衣 束腰 內褲女 平角褲 絲襪 連褲襪 褲襪 船襪 長襪 短襪 襪子男 泳褲 比基尼 泳帽 冷帽 鴨舌帽
      漁夫帽 棒球帽 草帽 毛線帽 披肩 絲巾 圍脖 口水巾 袖套 冰袖 耳罩 手帕 領結 腰帶 吊襪帶 圍裙 Cosplay服裝 cos服 戲服
      舞蹈服 漢服女 馬面裙 和服 嬰兒連體衣 連體衣 哈衣 包屁衣 衛褲 衛衣套裝 情侶裝 親子裝 瑜伽服 健身衣 球衣 球服 雨褲
      鞋套 褲 襯衫裙 胸貼 隱形胸罩 肚兜 短袖衫 風褸 羽絨褸 外套褸 褸 牛仔衫 牛仔外套 牛仔裙 背帶褲 冷衫 毛衫 打底襪
      手襪 頸套 暖頸 保暖褲 秋衣 秋褲 孕婦裝 孕婦褲 哺乳內衣 哺乳衣`,
    english: `
      top, blouse, polo shirt, tee, tank top, vest, camisole, cardigan, knitwear, blazer, parka, windbreaker,
      trench coat, puffer jacket, leather jacket, denim jacket, fleece, jumper, sweatshirt, sweatpants, joggers,
      shorts, leggings, tights, stockings, pantyhose, yoga pants, cargo pants, overalls, jumpsuit, romper, onesie,
      bodysuit, gown, evening gown, wedding dress, bridesmaid dress, costume, cosplay costume, uniform, school uniform,
      tracksuit, sportswear, activewear, pyjama set, nightgown, bathrobe, robe, bra, sports bra, nipple cover,
      lingerie, briefs, boxers, panties, thermal underwear, shapewear, bikini, swimwear, swim trunks, swim cap, beanie,
      bucket hat, baseball cap, straw hat, shawl, bandana, mittens, glove, sock, bow tie, apron, kimono, hanfu,
      cheongsam, maternity dress, jersey, poncho, earmuffs, handkerchief, menswear, womenswear, kidswear, baby clothes,
      outfit, garment, apparel`,
  },
  'shoes-bags': {
    chinese: `
      鞋 女鞋 男鞋 童鞋 帆布鞋 板鞋 小白鞋 老爹鞋 休閒鞋 單鞋 平底鞋 豆豆鞋 樂福鞋 牛津鞋 馬丁靴 雪地靴 雨靴 雨鞋 短靴
      長靴 拖鞋女 人字拖 洞洞鞋 涼拖 登山鞋 足球鞋 網球鞋 羽毛球鞋 舞鞋 嬰兒鞋 學步鞋 帆布鞋女 增高鞋 增高鞋墊 鞋帶
      鞋撐 鞋拔 皮靴 娃娃鞋 瑪麗珍鞋 穆勒鞋 棉拖 勞保鞋 包包 女包 男包 單肩包 斜挎包 斜孭袋 側孭袋 胸包 托特包 水桶包
      帆布袋 帆布包 環保袋 購物袋 布袋 手拿包 錢夾 卡包 卡片套 證件套 護照套 護照夾 鎖匙包 鑰匙包 公文包 旅行袋 旅行包
      拉桿箱 登機箱 行李牌 行李帶 束口袋 洗漱包 收納袋 媽咪包 媽咪袋 登山包 健身包 運動包 泳包 波鞋袋 鞋袋 書包女
      拉桿書包 化妝箱 餃子包 銀包男 長銀包 皮夾 喼 防塵袋 午餐袋 保溫袋 便當袋 飯盒袋`,
    english: `
      shoe, footwear, loafers, flats, heels, high heels, pumps, wedges, flip flops, clogs, slides, mules, ankle boots,
      snow boots, rain boots, hiking boots, hiking shoes, football boots, canvas shoes, sneaker, shoelaces,
      shoe insert, tote, tote bag, crossbody bag, shoulder bag, sling bag, waist bag, bum bag, fanny pack, clutch,
      purse, satchel, messenger bag, duffel bag, gym bag, travel bag, school bag, schoolbag, shopping bag, canvas bag,
      drawstring bag, diaper bag, card holder, cardholder, passport holder, passport cover, key case, briefcase,
      trolley case, carry-on, luggage tag, luggage strap, lunch bag, cooler bag, dust bag, rucksack, bags`,
  },
  jewellery: {
    chinese: `
      首飾 珠寶 吊墜 耳釘 耳夾 耳骨夾 耳圈 手串 佛珠 念珠 腳鏈 腳鍊 鎖骨鏈 珍珠項鏈 銀項鏈 銀戒指 對戒 鑽戒 胸花 袖扣
      領帶夾 髮飾 頭飾 髮圈 髮繩 髮帶 髮簪 頭箍 頭繩 橡筋 鯊魚夾 抓夾 皇冠 頭紗 水晶 水晶手鏈 翡翠 玉鐲 玉墜 珍珠 琥珀
      銀飾 金飾 黃金項鏈 金戒指 手繩 紅繩 平光鏡 老花鏡 老花眼鏡 近視眼鏡 眼鏡框 鏡框 眼鏡布 眼鏡鏈 眼鏡架 防藍光眼鏡
      偏光鏡 鑰匙扣 鎖匙扣 掛件 吊飾 包掛 鼻環 紋身貼 錶鏈 首飾架`,
    english: `
      pendant, stud, ear stud, ear cuff, earring, anklet, bangle, choker, charm, charm bracelet, pearl necklace, beads,
      prayer beads, cufflinks, tie clip, hair accessories, hairband, headband, hair tie, scrunchie, scrunchies,
      hair claw, claw clip, hairpin, tiara, crown, veil, crystal, jade, jade bracelet, pearl, amber, keychain,
      key chain, keyring, key ring, bag charm, lanyard, reading glasses, eyeglasses, spectacles, glasses frame,
      glasses case, blue light glasses, temporary tattoo, nose ring, body jewelry`,
  },
}
