/*
 * Brands. Those most often counterfeited are a category of their own, and forbidden; for all others the goods decide
 * (decision record 41). Chinese words are separated by white space, English ones by commas.
 */

export const copiedBrands = {
  chinese: `
      路易威登 古馳 古奇 香奈兒 愛馬仕 鉑金包 凱莉包 普拉達 迪奧 芬迪 巴寶莉 巴黎世家 聖羅蘭 葆蝶家
      思琳 賽琳 寶緹嘉 紀梵希 華倫天奴 羅意威 瑪吉拉 麥昆 范思哲 杜嘉班納 登喜路 萬寶龍 蒂芙尼 卡地亞 寶格麗 梵克雅寶
      勞力士 帝舵 百達翡麗 愛彼 理查德米勒 歐米茄 江詩丹頓 積家 萬國錶 沛納海 浪琴 百年靈 宇舶 加拿大鵝 盟可睞 蒙口
      北極狐包 巴寶莉圍巾 克羅心 高田賢三 伯魯提 周仰傑 紅底鞋 葆蝶 日默瓦 椰子鞋`,
  english: `
      lv, louis vuitton, louisvuitton, gucci, chanel, hermes, birkin, kelly bag, prada, miu miu, dior, christian dior,
      fendi, burberry, balenciaga, ysl, saint laurent, yves saint laurent, bottega veneta, bottega, bv bag, celine,
      givenchy, valentino, loewe, maison margiela, margiela, alexander mcqueen, mcqueen, versace, dolce gabbana,
      dolce and gabbana, goyard, alfred dunhill, montblanc, tiffany, tiffany co, cartier, bvlgari, bulgari, van cleef,
      van cleef arpels, vca, rolex, submariner, daytona watch, tudor, patek philippe, patek, audemars piguet,
      richard mille, omega watch, omega seamaster, vacheron constantin, jaeger lecoultre, iwc, panerai, longines,
      breitling, hublot, tag heuer, canada goose, moncler, off-white, off white, chrome hearts, kenzo, berluti,
      jimmy choo, christian louboutin, louboutin, manolo blahnik, rimowa, yeezy, fear of god, amiri, loro piana,
      brunello cucinelli, salvatore ferragamo, ferragamo, mulberry bag, chloe bag, stone island, palm angels, bape,
      a bathing ape, supreme`,
}

export const everydayBrands = {
  chinese: `
      耐克 阿迪達斯 阿迪 愛迪達 彪馬 匡威 萬斯 新百倫 新平衡 亞瑟士 斐樂 安德瑪 斯凱奇 卡駱馳 李寧 安踏 特步 鴻星爾克
      361度 匹克 回力 飛躍 喬丹 駱駝 探路者 始祖鳥 北面 哥倫比亞 迪卡儂 優衣庫 無印良品 海瀾之家 波司登 太平鳥 三葉草
      蘋果 小米 紅米 華為 榮耀 OPPO VIVO 一加 三星 索尼 松下 飛利浦 戴森 美的 格力 海爾 九陽 蘇泊爾 小熊 象印 虎牌
      膳魔師 摩飛 科沃斯 石頭 追覓 倍思 綠聯 安克 羅技 雷蛇 聯想 華碩 宏碁 戴爾 惠普 佳能 尼康 富士 卡西歐 西鐵城 精工
      雅詩蘭黛 蘭蔻 資生堂 歐萊雅 完美日記 花西子 珀萊雅 薇諾娜 自然堂 百雀羚 大寶 相宜本草 芙麗芳絲 曼秀雷敦 凡士林牌
      宜家 名創優品 泡泡瑪特 迪士尼 三麗鷗 凱蒂貓 多啦A夢 哆啦A夢 寶可夢 比卡超 皮卡丘 拉布布 奧特曼 蠟筆小新 漫威
      三隻松鼠 良品鋪子 百草味 衛龍 旺旺 樂事 康師傅 統一 好麗友 徐福記 農夫 盼盼 洽洽 全棉時代 好孩子 貝親 花王
      幫寶適 好奇 媽咪寶貝 維達 心相印 潔柔 公牛 得力 晨光 百樂 斑馬 三菱 國譽 櫻花 天堂 蕉下 寶寶巴士 特斯拉 比亞迪
      豐田 本田 捷安特 美利達`,
  english: `
      nike, adidas, puma, converse, vans, new balance, asics, fila, under armour, skechers, crocs, li-ning, anta,
      reebok, mizuno, lululemon, the north face, north face, columbia, patagonia, decathlon, jordan, air jordan,
      uniqlo, muji, zara, h&m, gap, levis, calvin klein, tommy hilfiger, ralph lauren, lacoste, champion, carhartt,
      dickies, timberland, ugg, birkenstock, dr martens, onitsuka tiger, shein, apple, xiaomi, redmi, huawei, honor,
      oppo, vivo, oneplus, samsung, galaxy, sony, panasonic, philips, dyson, bosch, braun, oral-b, tefal, midea, haier,
      zojirushi, thermos brand, tiger, anker, baseus, ugreen, logitech, razer, lenovo, thinkpad, asus, acer, dell, hp,
      canon, nikon, fujifilm, instax, casio, g-shock, citizen, seiko, swatch, fossil watch brand, daniel wellington,
      estee lauder, lancome, shiseido, sk-ii, loreal, maybelline, mac, innisfree, laneige, cetaphil, cerave, nivea,
      vaseline, ikea, miniso, pop mart, disney, sanrio, hello kitty, kuromi, cinnamoroll, melody, doraemon, pokemon,
      pikachu, labubu, marvel, naruto, one piece, anime, bandai, hasbro, hot wheels, takara tomy, sylvanian families,
      nintendo brand, pigeon, pampers, huggies, merries, kose, kao, kleenex, stanley, hydro flask, yeti, owala, coach,
      michael kors, kate spade, tory burch, longchamp, charles keith, jansport, herschel, anello, samsonite,
      american tourister, ray-ban, rayban, oakley, pandora, swarovski, toyota, honda, tesla, byd, giant brand, shimano,
      bts, blackpink, nct, seventeen, twice, taylor swift`,
}
