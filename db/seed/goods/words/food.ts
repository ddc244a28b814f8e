import type { MoreWords } from './more-words.ts'

export const food: MoreWords = {
  food: {
    chinese: `
      食物 小食 零食大禮包 手信食品 年貨 乾貨 茶 烏龍茶 鐵觀音 大紅袍 白茶 黑茶 綠茶包 茉莉花茶 菊花茶 玫瑰花茶 龍井
      龍井茶 碧螺春 普洱茶餅 茶餅 茶包 立頓 大麥茶 水果茶 果茶 花果茶 薑茶 紅糖薑茶 咖啡膠囊 掛耳咖啡 滴漏咖啡
      朱古力豆 黑巧克力 白巧克力 巧克力禮盒 糖 軟糖 硬糖 奶糖 大白兔 大白兔奶糖 水果糖 薄荷糖 棒棒糖 牛軋糖 花生糖
      麥芽糖 棉花糖 香口膠 口香糖 潤喉糖 喉糖 冰糖 紅糖 黑糖 白糖 砂糖 曲奇餅 蘇打餅 梳打餅 威化餅 威化 夾心餅
      夾心餅乾 蛋捲 鳳梨酥 蛋黃酥 綠豆糕 桂花糕 糕點 麻糬 沙琪瑪 鍋巴 蝦條 薯條零食 爆米花 米餅 米果 仙貝 蝦片 海苔
      海苔脆 紫菜零食 果仁 腰果 杏仁 核桃 開心果 夏威夷果 碧根果 榛子 松子 栗子 板栗 南瓜子 葵花籽 炒貨 蠶豆 魚皮花生
      芒果乾 榴槤乾 草莓乾 葡萄乾 提子乾 無花果乾 椰棗 蔓越莓乾 香蕉片 菠蘿蜜乾 凍乾水果 山楂 山楂片 烏梅 橄欖 陳皮
      九製陳皮 龍眼乾 桂圓 桂圓乾 銀耳 雪耳 百合 蓮子 黑木耳 菇 乾香菇 花菇 茶樹菇 竹蓀 海帶 裙帶菜 腐竹 豆皮 豆乾
      素肉 素食 粉絲 米粉 米線 河粉 麵條 拉麵 烏冬 意粉 意大利麵 通粉 螺螄粉 酸辣粉 自熱火鍋 自熱米飯 即食麵 杯麵
      出前一丁 火雞麵 辛拉麵 拌麵 熱乾麵 涼皮 方便米飯 火鍋底料 麻辣燙底料 底料 香料包 八角 花椒 桂皮 辣椒乾 乾辣椒
      調味料 雞粉塊 味精 鹽 濃湯寶 咖喱塊 榨菜 泡菜 酸菜 橄欖菜 鹹菜 腐乳 豆豉 罐頭水果 水果罐頭 玉米罐頭 燕麥片
      即食燕麥 穀物 早餐麥片 黑芝麻丸 芝麻 紅豆 綠豆 黃豆 黑豆 薏米 藜麥 雜糧 西米 寒天 果凍 布丁 龜苓膏 涼粉 辣條
      魔芋爽 魔芋 麵筋 素毛肚`,
    english: `
      foods, snacks, snack box, groceries, teabag, tea bag, tea bags, oolong, oolong tea, jasmine tea, puer tea,
      pu-erh, white tea, herbal tea, herb tea, fruit tea, ginger tea, matcha tea bags, coffee capsules, coffee pods,
      drip coffee, dark chocolate, chocolate bar, chocolates, gummy, gummy bears, gummy candy, lollipop, hard candy,
      mints, mint, chewing gum, bubble gum, marshmallow, nougat, toffee, sugar, brown sugar, rock sugar, biscuits,
      cookies, crackers, cracker, wafer, wafers, pastry, pineapple cake, egg rolls, mochi, popcorn, potato chips,
      potato crisps, rice crackers, prawn crackers, pretzels, almonds, cashews, cashew nuts, walnuts, pistachios,
      macadamia, hazelnuts, chestnuts, pumpkin seeds, sunflower seeds, mixed nuts, raisins, dried mango, mango dried,
      durian chips, dried durian, dried strawberry, dried figs, cranberries, freeze dried fruit, prunes, dried plum,
      preserved plum, dried longan, white fungus, lotus seeds, dried mushroom, dried mushrooms, kelp, nori, tofu skin,
      vegetarian meat, vermicelli, rice noodles, ramen, udon, pasta, spaghetti, macaroni, instant noodle, cup noodles,
      cup noodle, self heating hotpot, hot pot base, soup base, spices, star anise, cinnamon, dried chili,
      dried chilli, seasoning, stock cube, curry cubes, salt, pickles, kimchi, preserved vegetables, fermented tofu,
      canned fruit, canned corn, oats, granola, muesli, breakfast cereal, sesame seeds, beans, red beans, mung beans,
      quinoa, sago, konjac, pudding, latiao, spicy strips`,
  },
  'restricted-food-medicine': {
    chinese: `
      鮮果 新鮮水果 榴槤 榴蓮 貓山王 貓山王榴槤 車厘子 櫻桃 新鮮草莓 荔枝 龍眼 鮮芒果 山竹 紅毛丹 香蕉 西瓜 哈密瓜
      蜜瓜 水蜜桃 獼猴桃 奇異果 火龍果 柚子 橙子 柑橘 砂糖桔 牛油果 椰青 蔬菜 新鮮菜 白菜 蘿蔔 薯仔 馬鈴薯 洋蔥 生薑
      大蒜 番薯 紅薯 鮮菇 松茸鮮 松露鮮 大米5kg 香米 糯米 五常大米 奶 鮮奶 乳製品 奶類製品 奶酪棒 芝士片 忌廉 奶油
      奶片 酸奶塊 雪糕 冰淇淋 奶粉成人 羊奶粉 成人奶粉 牛奶粉 孕婦奶粉 嬰兒米粉 米糊 嬰兒輔食 嬰兒食品 BB食品 a2奶粉
      愛他美 美贊臣 惠氏奶粉 雅培奶粉 寵物食品 寵物零食 狗零食 貓零食 貓條 貓罐頭 狗罐頭 貓乾糧 魚糧 倉鼠糧 凍乾貓糧
      西洋參 高麗參 紅參 參片 蟲草 鹿茸片 何首烏 藏紅花 減肥餐 減肥膠囊 燃脂丸 酵素減肥`,
    english: `
      fresh fruits, durian, durians, cherries, cherry fruit, strawberries, lychee, longan, mangoes, mangosteen,
      rambutan, bananas, banana, watermelon, grapes, peaches, kiwi, dragon fruit, pomelo, oranges, pineapple, avocado,
      vegetable, vegetables, potatoes, onions, sweet potato, cabbage, fresh mushroom, jasmine rice, sticky rice, dairy,
      dairy products, fresh milk, ice cream, whipping cream, goat milk powder, a2 milk powder, baby food, rice cereal,
      formula milk, formula, pet treats, dog treats, cat treats, dog snacks, cat snacks, fish food, american ginseng,
      red ginseng, saffron, weight loss pills, fat burner`,
  },
  'animal-flesh': {
    chinese: `
      肉類零食 肉製品 肉乾零食 豬肉乾 雞胸肉 即食雞胸 烤腸 臘腸香腸 廣式臘腸 臘肉臘腸 臘鴨 板鴨 鹽水鴨 烤鴨 鴨脖子
      鴨翅 鴨腿 鹵味 滷味 周黑鴨 絕味 雞翅 雞腿 雞腳 泡椒鳳爪 泡椒雞爪 無骨雞爪 雞肉乾 羊肉串 牛肉粒 牛肉棒 牛肉醬
      牛腱 牛排 午餐肉 肉罐頭 罐頭肉 鯪魚罐頭 豆豉鯪魚 吞拿魚罐頭 沙甸魚 豬肉 豬皮 豬蹄 肉丸 魚丸 牛丸 魚蛋 魷魚
      魷魚乾 章魚 魚片 烤魚片 魚皮 鹹魚 鰻魚 三文魚 大閘蟹 螃蟹 蟹 蝦 龍蝦 小龍蝦 蝦仁 蝦乾 蝦皮 乾貝 元貝 瑤柱 魚翅
      魚膠 花膠 鮑魚罐頭 海參乾 生蠔 蠔豉 扇貝 螺片 鹹蛋黃 鹹鴨蛋 滷蛋 鵪鶉蛋 茶葉蛋 蛋類 雪蛤 燕盞 官燕 豬油渣 肉月餅
      火腿月餅 鮮肉月餅 肉包 動物標本`,
    english: `
      meats, dried meat, bak kwa, bakkwa, pork jerky, chicken jerky, meat floss, chinese sausage, lap cheong,
      cured meat, roast duck, duck neck, chicken feet, chicken breast, chicken wings, lamb skewers, steak,
      luncheon meat, spam, canned meat, canned fish, sardines, salmon, eel, crab, hairy crab, shrimp, prawn, prawns,
      lobster, crayfish, scallop, dried scallop, conpoy, shark fin, fish maw, fish balls, meatballs, oyster, oysters,
      octopus, anchovies, salted egg, salted eggs, edible bird nest, birds nest, caviar, taxidermy`,
  },
}
