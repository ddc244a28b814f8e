import type { MoreWords } from './more-words.ts'

/** Books, toys, hobbies, and things for children and pets. */
export const leisure: MoreWords = {
  'books-stationery': {
    chinese: `
      小說 繪本 童書 字典 詞典 練習冊 作業本 字帖 樂譜 報紙 畫冊 畫集 寫真集 圖鑑 雜誌書 輕小說 課本 參考書 地圖
      填色書 書籤 書套 書立 書擋 讀書架 筆 鋼筆 毛筆 馬克筆 螢光筆 熒光筆 水彩筆 彩色筆 色鉛筆 彩鉛 蠟筆 粉筆 白板筆
      走珠筆 啫喱筆 自動鉛筆 鉛芯 筆芯 筆袋 筆盒 筆筒 橡皮 擦膠 橡皮擦 修正帶 尺 直尺 三角尺 圓規 計算機 計算器 卷筆刀
      削筆器 訂書機 釘書機 訂書釘 萬字夾 回形針 長尾夾 打孔機 文件袋 資料夾 活頁夾 活頁本 日記本 便利貼 便條紙 信封
      信紙 賀卡 聖誕卡 生日卡 利是封 紅包 紅包袋 包裝紙 禮品袋 禮盒 禮物盒 紙箱 紙袋 氣泡袋 快遞袋 標籤紙 標籤貼
      打印紙 影印紙 列印紙 A4紙 卡紙 宣紙 畫紙 素描本 畫板 畫架 畫筆 畫布 調色盤 印章 印章座 和紙膠帶 紙膠帶 貼紙本
      手帳本 手賬 手賬本 年曆 枱曆 檯曆 白板 黑板 小卡 小卡冊 卡冊 卡套 郵票 數字油畫 鑽石畫 書法 拓印`,
    english: `
      novel, picture book, children book, dictionary, workbook, exercise book, manga, comics, graphic novel,
      sheet music, newspaper, map, colouring book, coloring book, bookmark, bookend, fountain pen, marker, marker pen,
      highlighter, coloured pencil, colored pencil, crayon, chalk, gel pen, mechanical pencil, pencil case, pen holder,
      eraser, correction tape, ruler, compass set, calculator, pencil sharpener, stapler, staples, paper clip,
      binder clip, hole punch, binder, planner, diary, journal, notepad, sticky notes, envelope, greeting card,
      birthday card, christmas card, red packet, red envelope, wrapping paper, gift bag, gift box, carton, paper bag,
      bubble wrap, label, labels, paper, printer paper, copy paper, cardstock, sketchbook, drawing board, easel,
      paint brush, paintbrush, canvas, stamp, washi tape, scrapbook, whiteboard, blackboard, photocard, photocards,
      card sleeve, card binder, postage stamp, paint by numbers, diamond painting, stickers`,
  },
  toys: {
    chinese: `
      樂高 樂高積木 高達 高達模型 拼裝模型 模型車 合金車 玩具車 火車玩具 軌道車 滑行車 娃娃屋 芭比娃娃 換裝娃娃
      棉花娃娃 BJD 洋娃娃 玩偶 毛公仔 布偶 手偶 搖搖馬 木馬 積木桌 木製玩具 益智玩具 早教玩具 拼裝玩具 兒童玩具
      嬰兒玩具 搖鈴 牙膠 過家家 廚房玩具 沙灘玩具 沙池 充氣泳池 水上玩具 浴室玩具 彈珠 溜溜球 陀螺 戰鬥陀螺 指尖陀螺
      解壓玩具 捏捏樂 減壓玩具 扭蛋機 夾公仔機 遊戲卡 卡牌 寶可夢卡 遊戲王卡 卡牌收藏 塔羅牌 大富翁 棋 象棋 圍棋
      國際象棋 飛行棋 跳棋 麻將 麻雀 UNO 桌遊 桌上遊戲 紙牌 魔術道具 樂器玩具 立牌 掛卡 應援棒套 周邊 精品公仔
      盲盒公仔 景品 一番賞 figure 兵人 粘土人 黏土人 扭蛋玩具 遊戲卡帶 卡帶 Switch遊戲卡 帳篷玩具 遊戲帳篷 滑滑梯 鞦韆
      蹦床 波波池 海洋球 平衡板 釣魚玩具 拼豆 手工材料包 手工 串珠 珠仔 黏土模具`,
    english: `
      lego, lego set, bricks, brick set, gundam, gunpla, model car, diecast car, toy car, train set, dollhouse,
      doll house, barbie, plushie, plush, stuffed animal, stuffed toy, teddy bear, puppet, wooden toy, educational toy,
      baby toy, rattle, teether, jigsaw, jigsaw puzzle, play kitchen, pretend play, beach toys, bath toys,
      inflatable pool, marbles, yo-yo, spinning top, fidget spinner, fidget toy, squishy, stress ball, trading cards,
      pokemon cards, yugioh cards, tarot cards, deck of cards, chess, chess set, mahjong, mahjong set, monopoly, uno,
      magic set, funko pop, action figure, collectible figure, nendoroid, popmart, game cartridge, switch game,
      play tent, slide, swing, trampoline, ball pit, perler beads, craft kit, diy kit, merch, merchandise, fan merch,
      toys`,
  },
  sports: {
    chinese: `
      排球 網球 乒乓球 高爾夫球 高爾夫球桿 棒球 棒球手套 壁球拍 籃球架 籃板 足球門 羽毛球網 球拍 球拍袋 手膠 護腕 護肘
      護踝 護腰 護具 腰封 拳擊手套 沙袋 沙包 彈力帶 拉力帶 拉力器 健身環 壺鈴 槓鈴 啞鈴凳 引體向上桿 單槓 仰臥板
      健腹輪 俯臥撐架 瑜伽磚 瑜伽球 瑜伽輪 泡沫軸 筋膜球 健身器材 健身車 動感單車 跑步機 橢圓機 划船機 踏步機 呼啦圈
      跳舞毯 秒錶 哨子 記分牌 獎盃 獎牌 泳圈 救生衣 浮板 蛙鞋 潛水鏡 浮潛 潛水衣 衝浪板 槳板 皮划艇 充氣艇 滑雪板
      滑雪鏡 滑雪服 滑雪手套 溜冰鞋 輪滑鞋 滾軸溜冰 長板 魚線 魚鉤 魚輪 魚餌假 路亞 釣魚竿 釣魚椅 抄網 露營用品 露營
      帳幕 天幕 防潮墊 充氣床 睡墊 吊床 登山繩 登山扣 頭巾 水袋 望遠鏡 指南針 單車燈架 單車架 單車袋 單車鎖 單車座
      單車手套 自行車配件 山地車 摺車 折疊自行車 平衡單車 兒童單車 飛鏢盤 桌球 桌球桿 保齡球 乒乓球桌 馬術 舞蹈把桿
      跆拳道服 道服 樂器 吉他 結他 烏克麗麗 古箏 二胡 小提琴 鋼琴凳 口琴 笛子 長笛 鼓 手鼓 鼓棒 譜架 吉他弦 琴弦 撥片
      琴袋`,
    english: `
      sports goods, volleyball, tennis ball, ping pong ball, table tennis, golf ball, golf club, golf clubs,
      baseball glove, racket, racquet, shuttlecock, basketball hoop, wrist support, elbow pad, ankle brace, knee brace,
      knee support, boxing gloves, punching bag, resistance band, resistance bands, kettlebell, barbell, weights,
      pull up bar, ab wheel, yoga block, yoga ball, foam roller, exercise mat, gym equipment, exercise bike, treadmill,
      hula hoop, whistle, trophy, medal, life jacket, swim ring, flippers, snorkel, diving mask, wetsuit, surfboard,
      paddle board, kayak, ski goggles, ski jacket, snowboard, ice skates, roller skates, inline skates, longboard,
      fishing line, fishing hook, fishing lure, fishing reel, fishing net, camping gear, tarp, sleeping pad,
      air mattress, carabiner, binoculars, telescope, bike rack, bike bag, bike lock, bike seat, bicycle parts,
      folding bike, mountain bike, balance bike, dartboard, pool cue, bowling ball, musical instrument, guitar,
      ukulele, violin, flute, harmonica, drum, drumsticks, guitar strings, music stand`,
  },
  'baby-pets': {
    chinese: `
      紙尿片 尿褲 拉拉褲 學習褲 隔尿墊 尿墊 布尿片 嬰兒推車 BB車雨罩 推車掛袋 揹帶 嬰兒背帶 孭帶 腰凳 汽車座椅
      嬰兒枕 嬰兒睡袋 包被 抱被 襁褓 嬰兒被 嬰兒床單 搖籃 爬行墊 爬爬墊 圍欄 安全門欄 兒童馬桶 坐便器 嬰兒浴盆 浴網
      奶嘴夾 奶瓶刷 學飲杯 圍兜 輔食碗 輔食機 儲奶袋 防溢乳墊 乳墊 口水肩 童帽 胎毛筆 待產包 貓咪用品 狗狗用品
      寵物用品 貓玩具 狗玩具 逗貓棒 貓抓 貓爬架大型 貓跳台 貓砂鏟 貓廁所 貓包 寵物包 寵物推車 寵物籠 狗籠 貓籠 鳥籠
      倉鼠籠 寵物窩 狗床 寵物墊 寵物尿墊 狗衫 貓衣服 狗衣服 寵物項圈 頸圈 牽繩 狗鏈 胸背帶 口套 嘴套 伊麗莎白圈 寵物梳
      寵物毛刷 寵物碗架 慢食碗 寵物水壺 寵物圍欄 魚缸造景 魚缸石 過濾棉 過濾器 水族箱 水族用品 烏龜缸 爬寵箱 貓隧道
      貓薄荷玩具`,
    english: `
      nappies, diapering, changing mat, baby carrier, baby sling, baby stroller, baby swaddle, swaddle, baby blanket,
      sleeping sack, baby bouncer, play mat, crawling mat, playpen, baby gate, safety gate, potty, potty seat,
      baby bath, dummy clip, bottle brush, sippy cup, feeding bottle, bibs, baby spoon, milk storage bag, nursing pad,
      nursing pillow, pet supplies, cat toy, dog toy, cat scratcher, cat tower, pet carrier, pet bag, pet stroller,
      pet cage, dog crate, bird cage, hamster cage, pet bed, pet mat, pee pad, pee pads, dog clothes, pet collar,
      dog collar, cat collar, dog leash, harness, dog harness, muzzle, pet brush, grooming brush, slow feeder,
      pet fence, aquarium, aquarium filter, filter sponge, cat litter box, litter tray, cat tunnel`,
  },
  festive: {
    chinese: `
      聖誕樹 聖誕裝飾 聖誕掛飾 聖誕襪 聖誕花環 聖誕帽 萬聖節裝飾 萬聖節服裝 生日裝飾 派對用品 氣球 氣球套裝 生日帽
      橫額 橫幅 拉花 彩旗 春聯 對聯 揮春 福字 燈籠 花燈 年貨裝飾 新年裝飾 中國結 婚禮用品 喜字 喜糖盒 喜帖 請柬 回禮盒
      面具 假面 充氣公仔 背景布 拍照道具 一次性餐具 紙杯 紙碟 彩帶 獎品 紀念品 禮物 禮品 手信 旗 國旗`,
    english: `
      christmas tree, christmas decoration, christmas decorations, christmas ornament, christmas stocking, wreath,
      santa hat, halloween costume, halloween decoration, halloween mask, party supplies, party decorations, balloon,
      birthday decoration, banner, garland, bunting, lantern, paper lantern, couplets, wedding favour,
      wedding decoration, invitation card, costume mask, backdrop, photo props, paper cup, paper plate, ribbon,
      souvenir, flag`,
  },
}
