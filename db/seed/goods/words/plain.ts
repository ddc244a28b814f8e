/*
 * Words that stand next to names of goods and do not affect what may be sent: size, audience, colour, make, material,
 * packaging. A word that is neither among them nor a known name of goods is reported as not judged. Single characters
 * count next to any others of their kind. Chinese words are separated by white space, English ones by commas.
 */
export const plainWords = {
  chinese: `
      的 和 與 及 或 在 用 可 有 無 帶 不 個 只 隻 件 條 雙 對 盒 箱 支 枝 瓶 袋 張 片 本 部 把 塊 粒 顆 枚
      根 串 份 組 款 色 號 碼 寸 吋 米 厘 升 斤 克 年 月 日 歲 大 中 小 長 短 厚 薄 寬 闊 窄 高 低 新 舊 老 男 女
      童 春 夏 秋 冬 紅 黃 綠 青 藍 紫 黑 白 灰 棕 金 銀 一 二 兩 三 四 五 六 七 八 九 十 百 千 半 多 單 全 裝 型
      版 式 風 系 品 正 送 買 寄 想 能 我 你 嗎 可以 能不能 能否 可不可以 請問 可寄 寄到 寄去 寄往 郵寄 寄送 購買 想買
      這個 一個 兩個 三個 一雙 一件 一套 一盒 一包 一箱 一支 兩件 多個 多款 多色 若干 其他 各種 香港 台灣 大陸 內地
      馬來西亞 新加坡 韓國 日本 泰國 美國 德國 法國 意大利 英國 歐美 進口 國產 國貨 日系 韓系 韓版 日版 港版 國行 美版
      港風 歐式 北歐 美式 日式 中式 法式 英倫 復古 古風 國潮 新中式 民族風 大號 中號 小號 加大 加大碼 加肥 大碼 細碼
      中碼 均碼 特大 超大 迷你 加厚 加長 加絨 加高 加寬 加固 輕薄 輕便 便攜 超薄 超輕 寬鬆 修身 顯瘦 高腰 低腰 圓領
      V領 高領 連帽 長款 短款 中長款 薄款 厚款 單層 雙層 三層 多層 單人 雙人 三人 四人 情侶 一對 全套 套裝 組合 禮盒裝
      家庭裝 散裝 單件 獨立 獨立包裝 可愛 卡通 動漫 簡約 時尚 百搭 潮流 潮牌 高級 高級感 輕奢 精緻 創意 網紅 爆款 熱賣
      新款 舊款 經典 經典款 限量 限量版 限定 官方 官方旗艦 旗艦店 專櫃 專賣 正版 正品 正貨 原裝 原廠 全新 二手 現貨
      預售 預購 包郵 特價 清倉 打折 優惠 秒殺 促銷 批發 直播 代購 團購 拼單 送禮 禮物裝 生日 聖誕 新年 中秋 情人節
      開學 畢業 畢業季 搬家 紅色 粉色 粉紅色 橙色 黃色 綠色 墨綠 藍色 深藍 淺藍 藏青 紫色 黑色 純黑 白色 米白 奶白
      米色 杏色 灰色 深灰 棕色 咖啡色 卡其 卡其色 金色 銀色 玫瑰金 透明 彩色 純色 撞色 拼色 漸變 迷彩 條紋 格子 格仔
      波點 碎花 印花 刺繡款 圖案 豹紋 素色 深色 淺色 奶油色 莫蘭迪 男裝款 男士 男式 男款 男生 女士 女式 女款 女生 男女
      中性 男女同款 兒童 小孩 小朋友 寶寶 嬰兒 新生兒 嬰幼兒 幼兒 孩子 成人款 大人 學生 青少年 老人 長者 中老年 媽媽
      爸爸 女友 男友 孕婦 女孩 男孩 貓 狗 貓咪 狗狗 寵物 小貓 小狗 兔子 熊 熊貓 恐龍 獨角獸 夏季 夏天 冬季 冬天
      春季 秋季 秋冬 春夏 春秋 四季 夏裝 冬裝 保暖 防寒 防風 防水 防雨 防潮 防滑 防摔 防震 防塵 防盜 防臭 防蚊 耐磨
      耐熱 耐高溫 隔熱 透氣 吸汗 速乾 吸水 彈力 柔軟 舒適 減震 靜音 降噪 遮光 保溫 加熱 恆溫 可調節 可摺疊 摺疊 折疊
      伸縮 可拆卸 旋轉 升降 自動 半自動 手動 手搖 電動 智能 無線 有線 藍牙 充電式 插電 快充 遙控 太陽能 USB 多功能
      多用途 萬能 通用 專用 適用 適用於 家用 家居 家庭 商用 辦公 辦公室 學校 宿舍 戶外 室內 室外 客廳 臥室 睡房 房間
      廚房 浴室 洗手間 廁所 陽台 車用 車載 旅行 旅遊 露營用 運動 健身 跑步 瑜伽 游泳 登山 行山 釣魚 單車用 上班 通勤
      日常 休閒 商務 派對 婚禮 棉 純棉 全棉 棉麻 亞麻 真絲 絲綢 冰絲 莫代爾 羊毛 羊絨 羊羔絨 珊瑚絨 法蘭絨 燈芯絨
      天鵝絨 絨 毛絨 皮 真皮 牛皮 頭層牛皮 羊皮 PU PU皮 皮革 尼龍 滌綸 牛仔 雪紡 蕾絲 網紗 針織 不鏽鋼 不銹鋼
      鋁合金 合金 鐵 鐵藝 銅 黃銅 純銅 鈦 純銀 925 木 實木 木製 橡木 松木 竹 竹製 藤編 草編 塑料 塑膠 塑膠製 矽膠 硅膠
      橡膠 乳膠 亞克力 玻璃 鋼化 陶瓷 骨瓷 瓷 大理石 石英 樹脂製 紙 紙質 布 布藝 無紡布 鋼 碳鋼 碳纖維 鑄鐵 食品級
      環保 家裝 大容量 容量 超大容量 毫升 毫安 公斤 千克 厘米 毫米 公分 英寸 英吋 瓦 伏 小時 日拋 月拋 年份 分鐘 分體
      一體 一次性 即棄 升級 升級版 第二代 二代 三代 新一代 Pro 標準 標準版 基礎 豪華 豪華版 專業 專業級 入門 初學者
      高清 高品質 高質量 優質 品質 質量 便宜 貴 好用 實用 必備 神器 套餐 配件 零件 替換 替換裝 補充裝 用品 東西 物品
      商品 貨品 貨物 產品 一批 幾件 少量 自用`,
  english: `
      a, an, the, and, or, of, for, with, without, in, on, to, by, from, my, i, can, may, send, ship, buy, is, it, no,
      not, any, some, these, this, set, sets, pack, packs, packet, pair, pairs, pc, pcs, piece, pieces, lot, unit,
      bundle, size, sized, small, medium, large, extra, mini, big, long, short, tall, thin, thick, wide, slim, xs, xl,
      xxl, xxxl, plus size, oversized, one size, cm, mm, inch, inches, kg, g, gb, tb, ml, mah, w, v, l, m, s, eu, us,
      uk, hk, new, brand new, used, second hand, old, original, official, authentic, genuine, real, oem, cheap, sale,
      hot, best, good, quality, high, premium, luxury style, classic, limited, edition, version, model, style, design,
      fashion, fashionable, trendy, cute, kawaii, cartoon, vintage, retro, modern, minimalist, korean, japanese,
      chinese, taiwanese, american, european, nordic, hong kong, taiwan, china, malaysia, singapore, thailand, casual,
      formal, business, sport, sports, outdoor, indoor, travel, home, house, office, school, kitchen, bathroom,
      bedroom, car, bike use, gym, camping, hiking, running, cycling, swimming, fishing, party, wedding, birthday,
      christmas, halloween, gift, gifts, summer, winter, spring season, autumn, fall, men, mens, man, women, womens,
      woman, lady, ladies, male, female, unisex, girl, girls, boy, boys, kid, kids, child, children, baby, toddler,
      infant, newborn, adult size, teen, student, mom, mum, dad, pet, pets, dog, dogs, cat, cats, black, white, red,
      blue, navy, green, yellow, orange, pink, purple, brown, grey, gray, beige, gold, golden, silver, rose gold,
      transparent, clear, colourful, colorful, color, colour, dark, light, floral, striped, plaid, printed, print,
      pattern, plain, cotton, linen, silk, satin, wool, cashmere, leather, pu leather, faux leather, suede, denim,
      nylon, polyester, velvet, lace, knit, knitted, stainless steel, steel, aluminium, aluminum, metal, alloy,
      iron made, brass, copper, titanium, sterling silver, wood, wooden, bamboo, rattan, plastic, silicone, rubber,
      latex, acrylic, glass, ceramic, porcelain, marble, paper made, foam, mesh, soft, hard, warm, cool, waterproof,
      windproof, portable, foldable, folding, adjustable, detachable, reusable, disposable, multifunctional, universal,
      automatic, manual, electric, smart, wireless, wired, bluetooth, usb, type c, usb c, solar, led, digital, quiet,
      noise cancelling, noise canceling, heavy duty, double, single, dual, triple, full, half, mixed, assorted, pro,
      max, plus, ultra, lite, air, se, oled, gen, generation, series, accessories, accessory, parts, supplies, product,
      products, goods, item, items, stuff, things, thing, refill pack, replacement, spare, custom, customised,
      customized, personalised, handmade, diy, personal use, sleeved, sleeveless, long sleeve, short sleeve, v neck,
      high waist, free shipping`,
}
