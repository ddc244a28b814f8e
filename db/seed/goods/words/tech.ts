import type { MoreWords } from './more-words.ts'

/** Devices and their accessories, tools and vehicle parts. */
export const tech: MoreWords = {
  accessories: {
    chinese: `
      手機膠套 膠套 矽膠套 硅膠套 保護殼 保護套 保護膜 保護袋 皮套 殼膜 機殼 軟殼 硬殼 磨砂殼 防摔殼 套 殼 膜 貼膜
      鋼化玻璃膜 防窺膜 螢幕貼 屏幕貼 水凝膜 鏡頭膜 鏡頭貼 鏡頭蓋 電話繩 手機繩 手機鏈 掛繩 氣囊支架 支架 平板支架
      手機座 手機夾 自拍桿 三腳架 腳架 車載支架 車載手機支架 懶人支架 充電座 充電底座 充電插頭 快充頭 氮化鎵充電器
      充電頭套裝 Type-C線 Type-C充電線 閃電線 HDMI線 網線 網絡線 延長線 轉換器 轉接線 轉換插頭 旅行插頭 擴展塢 集線器
      USB集線器 讀卡 SD卡 TF卡 移動硬盤 行動硬碟 隨身碟 手指 滑鼠墊 鼠標墊大號 腕托 手托 鍵帽 鍵盤膜套 防塵塞 收納包
      數碼收納包 耳機收納包 耳機盒 耳機掛鉤 有線耳筒 錶帶膠 手環帶 腕帶 觸控筆套 手柄套 搖桿帽 底座 遙控器套 機套
      鏡頭袋 相機帶 相機背帶 濾鏡 遮光罩 內膽包 電腦內膽包 筆電包 筆電支架 散熱底座 散熱支架 理線器 束線帶 電線收納
      天線 音頻線 耳機線 車充 車載充電器`,
    english: `
      case, cases, cover, covers, sleeve, skin, shell, silicone case, leather case, phone cover, phone strap,
      phone grip, screen film, screen guard, tempered glass, tempered glass film, lens cover, lens cap, lens protector,
      lens filter, tripod, selfie stick tripod, stand, holder, mount, car mount, car phone holder, phone mount, dock,
      charging dock, charging stand, charging brick, wall charger, car charger, gan charger, fast charger,
      charger cable, cable, cables, type c cable, lightning cable, hdmi cable, ethernet cable, network cable,
      extension cord, audio cable, aux cable, converter, travel adapter, travel plug, hub, usb hub, docking station,
      sd card, external hard drive, thumb drive, pen drive, mousepad, wrist rest, keycaps, keyboard cover,
      wired headphones, wired earbuds, watch strap band, watchband, wrist strap, camera strap, carrying case,
      hard case, storage case, cable organizer, cable ties, antenna, cooling pad, laptop case, ipad case, airpods case`,
  },
  'built-in-battery': {
    chinese: `
      耳機 耳筒 頭戴耳機 頭戴式耳機 入耳式耳機 真無線耳機 降噪耳機 骨傳導耳機 藍芽耳機 藍芽音箱 藍芽喇叭 音箱 音響
      智能音箱 麥克風 無線咪 咪高峰 收音機 錄音筆 MP3 MP4 隨身聽 CD機 學習機 點讀機 電子書 電子書閱讀器 電子詞典
      翻譯機 兒童手錶 電話手錶 智能手環 運動手錶 石英錶 電子錶 機械錶 腕錶 手錶男 手錶女 iPhone iPad AirPods MacBook
      iMac 智能手機 老人機 二手手機 筆電 平板 平板電腦 上網本 電腦主機 一體機 桌面電腦 遊戲本 PS5
      PS4 任天堂 Xbox 遊戲手柄 手柄 手掣 遊戲掣 遊戲主機 VR眼鏡 無線鍵盤 機械鍵盤 藍牙鍵盤
      鼠標 遊戲滑鼠 電競滑鼠 觸控筆 手寫板 繪圖板 單反 單反相機 微單 數碼相機 拍立得 即影即有 運動相機 攝像機 攝錄機
      監控攝像頭 網絡攝像機 攝像頭 穩定器 雲台 補光燈 智能門鎖 指紋鎖 門鈴 可視門鈴 感應燈 充電檯燈 露營燈 頭燈 手電
      激光筆 LED手電筒 太陽能燈 移動WiFi 隨身WiFi 智能手電 沖牙器 電動沖牙器 洗牙器 理髮器 電推剪 脫毛儀 電動修眉刀
      鼻毛修剪器 洗臉儀 潔面儀 導入儀 按摩儀 按摩器 頸部按摩儀 按摩枕 眼部按摩儀 護眼儀 電動按摩椅 體重秤 體脂秤
      廚房秤 電子磅 行李秤 無線吸塵器 手持吸塵機 掃地機 拖地機 洗地機 除蟎儀 電動拖把 掛脖風扇 頸掛風扇 小風扇USB
      充電風扇 暖手蛋 電熱手套 電熱背心 無線捲髮棒 便攜榨汁機 電動開瓶器 自動感應皂液器 自動餵食器 貓咪飲水機
      寵物飲水機 電動貓砂盆 電動玩具 電動玩具車 遙控車玩具 遙控船 遙控玩具 機器人玩具 機器狗 電子寵物 拓麻歌子
      電動滑板車 電動車 電動自行車 電動單車 獨輪車 電動滑板 兒童電動車 電動輪椅 電鑽 充電電鑽 電動螺絲刀 電動螺絲批
      電鋸充電 打氣泵 充氣泵 電動打氣泵 電蚊拍 電子門鎖 電子琴 電吉他音箱 卡拉OK機 點歌機 投影機 智能投影 數碼相框
      電子鐘 藍牙追蹤筆 對講門鈴 助聽器 電子蠟燭 電子手帳 智能眼鏡 智能戒指 胎壓監測 行車紀錄儀 倒車鏡頭 GPS導航儀
      汽車應急啟動電源 應急燈`,
    english: `
      apple watch, switch, mac mini, steam deck, earphone, earphones, headphone, headset, bluetooth headset, bluetooth earphones, wireless earbuds,
      wireless headphones, earbud, speaker, soundbar, smart speaker, microphone, wireless microphone, radio,
      voice recorder, mp3 player, mp4 player, e-reader, ereader, e-book reader, ebook reader, kindle,
      translator device, smart band, sports watch, quartz watch, digital watch, wristwatch, kids watch, cell phone,
      cellphone, handphone, android phone, feature phone, used phone, notebook ultrabook, chromebook,
      desktop computer, pc, gaming pc, gaming laptop, tablet pc, playstation, nintendo, nintendo switch, switch lite,
      switch oled, xbox controller, gamepad, controller, joystick, joycon, joy-con, vr headset, wireless mouse,
      gaming mouse, wireless keyboard, mechanical keyboard, gaming keyboard, stylus, apple pencil, drawing tablet,
      graphics tablet, dslr, mirrorless camera, digital camera, instant camera, polaroid camera, action camera, gopro,
      camcorder, webcam, security camera, ip camera, cctv camera, baby monitor, gimbal, ring light, smart lock,
      fingerprint lock, video doorbell, doorbell, headlamp, camping light, camping lantern, solar light, laser pointer,
      pocket wifi, mobile wifi, water flosser, hair clipper, trimmer, hair trimmer, beard trimmer, epilator,
      facial cleansing brush, massager, neck massager, eye massager, bathroom scale, body scale, kitchen scale,
      luggage scale, digital scale, cordless vacuum, robot mop, neck fan, portable fan, usb fan, mini fan,
      portable blender, automatic feeder, pet fountain, electric toy, remote control car, remote control toy,
      robot toy, robot, tamagotchi, electric scooter, e-scooter, escooter, electric bike, e-bike, ebike, hoverboard,
      electric skateboard, electric wheelchair, drill, cordless drill, power drill, electric screwdriver, air pump,
      tire inflator, mosquito racket, electronic keyboard, digital piano, karaoke machine, karaoke microphone,
      digital photo frame, led candle, smart glasses, smart ring, hearing aid, car jump starter, gps navigator,
      emergency light, electronics`,
  },
  batteries: {
    chinese: `
      18650 18650電池 5號電池 7號電池 AA電池 AAA電池 相機電池 鋰離子電池 汽車電池 磷酸鐵鋰電池 磁吸充電寶 無線充電寶
      迷你充電寶 行動電池 儲能電源 UPS電源 充電池`,
    english: `
      power pack, battery pack, aaa battery, aaa batteries, 18650 battery, coin cell, cell battery, car battery,
      camera battery, phone battery, laptop battery, li-ion battery, magsafe battery, magsafe power bank, ups`,
  },
  magnets: {
    chinese: `
      冰箱貼 雪櫃貼 磁貼 磁力貼 磁鐵扣 磁吸支架 磁性積木 磁力積木 磁力玩具 磁力棒 吸鐵石 磁性白板 磁吸燈 電動機
      音響喇叭`,
    english: `
      fridge magnet, fridge magnets, magnetic sticker, magnetic toy, magnetic blocks, magnetic holder, magnet toy,
      magsafe, subwoofer, woofer`,
  },
  tools: {
    chinese: `
      工具 工具箱 工具套裝 工具包 螺絲釘 釘 釘子 螺母 墊片 膨脹螺絲 螺絲刀套裝 螺絲批套裝 六角匙 內六角扳手 套筒
      活動扳手 老虎鉗 尖嘴鉗 剝線鉗 鉗子 錘 鎚 橡膠錘 水平尺 測距尺 捲尺 軟尺 鑽頭 砂紙 銼刀套件 打磨片 夾具 梯 梯子
      摺梯 工具車 手推車 平板車 小推車 買餸車 購物車 綑綁帶 繩 鐵鏈 鎖頭 掛鎖 密碼鎖 門鎖 鉸鏈 滑軌 拉手 櫃門拉手 門吸
      合頁 角碼 軸承 彈簧 齒輪 皮帶輪 管 水管 軟管 花灑頭 花灑軟管 蓮蓬頭 水龍頭過濾器 龍頭 地漏 下水管 馬桶配件 水泵
      閥門 面盆 洗手盆 瓷磚 地板 木板 木條 亞克力板 鐵板 鋁型材 防護眼鏡 護目鏡 安全帽 勞保手套 工作手套 反光衣 插排
      插線板 排插 插座面板 開關面板 電線槽 斷路器 電箱 燈泡LED LED燈泡 燈管 光管 燈膽 變壓器 電阻 電路板 開發板 單片機
      樹莓派 傳感器 3D打印機 3D打印耗材 焊台 電烙鐵 焊錫 園藝工具 花鏟 鏟 水管接頭 灑水器 澆花器 澆水壺 花架鐵 花盆架
      園藝手套 遮陽網 防鳥網 圍籬 遮陽棚 帆布 防水布 篷布 包裝膠帶 封箱膠紙 雙面膠 雙面膠紙 電工膠帶 魔術貼 扎帶 索帶
      標籤機帶 輪子 腳輪 傢俬輪 桌腳`,
    english: `
      tool, tools, tool set, tool kit, toolbox, tool box, nail, nails, nut, bolt, bolts, screws, washer,
      screwdriver set, hex key, allen key, socket set, ratchet, mallet, spirit level, measuring tape, drill bit,
      drill bits, sandpaper, clamp, ladder, step ladder, trolley, hand truck, cart, shopping trolley, strap, chain,
      padlock, combination lock, hinge, drawer slide, handle, knob, cabinet handle, bearing, spring, gear, pipe, hose,
      garden hose, shower hose, tap filter, drain, valve, water pump, wash basin, tile, tiles, wood board, plywood,
      acrylic sheet, safety glasses, hard hat, work gloves, reflective vest, power strip, extension socket,
      switch panel, light switch, wall socket, circuit breaker, led bulb, led bulbs, light tube, transformer,
      circuit board, arduino, raspberry pi, sensor, 3d printer, filament, soldering iron, solder, gardening tools,
      shovel, watering can, sprinkler, gardening gloves, shade net, tarpaulin, packing tape, double sided tape,
      duct tape, masking tape, velcro, zip ties, wheel, casters, table legs`,
  },
  'vehicle-parts': {
    chinese: `
      汽車用品 汽車配件 車載用品 車品 汽車座套 座椅套 汽車座椅套 汽車腳墊 汽車坐墊 方向盤套 汽車頭枕 汽車遮陽擋 遮陽擋
      汽車掛件 汽車貼紙 車貼 車標貼 車衣 車罩 雨刮 雨刷 雨刮器 車燈 汽車燈泡 後視鏡 倒車鏡 輪胎 車胎 輪轂 輪圈 剎車片
      火花塞 空氣濾芯 機油濾芯 濾芯 保險桿 汽車收納 後備箱墊 尾箱墊 洗車毛巾 洗車刷 車用垃圾桶 車鑰匙套 車匙套
      摩托車頭盔 電單車頭盔 摩托車配件 電單車配件 摩托車手套 機車手套 機車雨衣 尾箱 車牌框 踏板 八達通套 車用衣架`,
    english: `
      car accessories, car parts, auto parts, car seat cover, car seat covers, car mat, car mats, steering wheel cover,
      car sunshade, sunshade, car sticker, decal, car cover, wiper, wiper blade, wiper blades, headlight, car bulb,
      rear view mirror, tyre, tire, rim, rims, brake pad, brake pads, spark plug, air filter, oil filter, bumper,
      trunk mat, car organizer, key fob cover, motorcycle helmet, motorcycle parts, motorcycle gloves,
      license plate frame`,
  },
}
