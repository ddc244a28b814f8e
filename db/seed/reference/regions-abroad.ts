import { three } from './three.ts'

/** Codes of ISO 3166-2, one per line: code, Simplified, Traditional as written in Hong Kong, English. */
const lines = `
HK-HCW 中西区 中西區 Central and Western
HK-HWC 湾仔区 灣仔區 Wan Chai
HK-HEA 东区 東區 Eastern
HK-HSO 南区 南區 Southern
HK-KYT 油尖旺区 油尖旺區 Yau Tsim Mong
HK-KSS 深水埗区 深水埗區 Sham Shui Po
HK-KKC 九龙城区 九龍城區 Kowloon City
HK-KWT 黄大仙区 黃大仙區 Wong Tai Sin
HK-KKT 观塘区 觀塘區 Kwun Tong
HK-NKT 葵青区 葵青區 Kwai Tsing
HK-NTW 荃湾区 荃灣區 Tsuen Wan
HK-NTM 屯门区 屯門區 Tuen Mun
HK-NYL 元朗区 元朗區 Yuen Long
HK-NNO 北区 北區 North
HK-NTP 大埔区 大埔區 Tai Po
HK-NST 沙田区 沙田區 Sha Tin
HK-NSK 西贡区 西貢區 Sai Kung
HK-NIS 离岛区 離島區 Islands
TW-TPE 台北市 台北市 Taipei City
TW-NWT 新北市 新北市 New Taipei City
TW-TAO 桃园市 桃園市 Taoyuan City
TW-TXG 台中市 台中市 Taichung City
TW-TNN 台南市 台南市 Tainan City
TW-KHH 高雄市 高雄市 Kaohsiung City
TW-KEE 基隆市 基隆市 Keelung City
TW-HSZ 新竹市 新竹市 Hsinchu City
TW-CYI 嘉义市 嘉義市 Chiayi City
TW-HSQ 新竹县 新竹縣 Hsinchu County
TW-MIA 苗栗县 苗栗縣 Miaoli County
TW-CHA 彰化县 彰化縣 Changhua County
TW-NAN 南投县 南投縣 Nantou County
TW-YUN 云林县 雲林縣 Yunlin County
TW-CYQ 嘉义县 嘉義縣 Chiayi County
TW-PIF 屏东县 屏東縣 Pingtung County
TW-ILA 宜兰县 宜蘭縣 Yilan County
TW-HUA 花莲县 花蓮縣 Hualien County
TW-TTT 台东县 台東縣 Taitung County
TW-PEN 澎湖县 澎湖縣 Penghu County
TW-KIN 金门县 金門縣 Kinmen County
TW-LIE 连江县 連江縣 Lienchiang County
MY-14 吉隆坡 吉隆坡 Kuala Lumpur
MY-10 雪兰莪 雪蘭莪 Selangor
MY-01 柔佛 柔佛 Johor
MY-07 槟城 檳城 Penang
MY-08 霹雳 霹靂 Perak
MY-05 森美兰 森美蘭 Negeri Sembilan
MY-04 马六甲 馬六甲 Malacca
MY-06 彭亨 彭亨 Pahang
MY-02 吉打 吉打 Kedah
MY-03 吉兰丹 吉蘭丹 Kelantan
MY-11 登嘉楼 登嘉樓 Terengganu
MY-09 玻璃市 玻璃市 Perlis
MY-12 沙巴 沙巴 Sabah
MY-13 砂拉越 砂拉越 Sarawak
MY-15 纳闽 納閩 Labuan
MY-16 布城 布城 Putrajaya
ID-JK 雅加达 雅加達 Jakarta
ID-JB 西爪哇 西爪哇 West Java
ID-JT 中爪哇 中爪哇 Central Java
ID-JI 东爪哇 東爪哇 East Java
ID-BT 万丹 萬丹 Banten
ID-YO 日惹 日惹 Yogyakarta
ID-BA 巴厘 峇里 Bali
ID-AC 亚齐 亞齊 Aceh
ID-SU 北苏门答腊 北蘇門答臘 North Sumatra
ID-SB 西苏门答腊 西蘇門答臘 West Sumatra
ID-RI 廖内 廖內 Riau
ID-KR 廖内群岛 廖內群島 Riau Islands
ID-JA 占碑 占碑 Jambi
ID-SS 南苏门答腊 南蘇門答臘 South Sumatra
ID-BE 明古鲁 明古魯 Bengkulu
ID-BB 邦加-勿里洞 邦加-勿里洞 Bangka Belitung Islands
ID-LA 楠榜 楠榜 Lampung
ID-KB 西加里曼丹 西加里曼丹 West Kalimantan
ID-KT 中加里曼丹 中加里曼丹 Central Kalimantan
ID-KS 南加里曼丹 南加里曼丹 South Kalimantan
ID-KI 东加里曼丹 東加里曼丹 East Kalimantan
ID-KU 北加里曼丹 北加里曼丹 North Kalimantan
ID-SA 北苏拉威西 北蘇拉威西 North Sulawesi
ID-GO 哥伦打洛 哥倫打洛 Gorontalo
ID-ST 中苏拉威西 中蘇拉威西 Central Sulawesi
ID-SR 西苏拉威西 西蘇拉威西 West Sulawesi
ID-SN 南苏拉威西 南蘇拉威西 South Sulawesi
ID-SG 东南苏拉威西 東南蘇拉威西 Southeast Sulawesi
ID-NB 西努沙登加拉 西努沙登加拉 West Nusa Tenggara
ID-NT 东努沙登加拉 東努沙登加拉 East Nusa Tenggara
ID-MA 马鲁古 馬魯古 Maluku
ID-MU 北马鲁古 北馬魯古 North Maluku
ID-PA 巴布亚 巴布亞 Papua
ID-PB 西巴布亚 西巴布亞 West Papua
ID-PD 西南巴布亚 西南巴布亞 Southwest Papua
ID-PE 山区巴布亚 山區巴布亞 Highland Papua
ID-PS 南巴布亚 南巴布亞 South Papua
ID-PT 中巴布亚 中巴布亞 Central Papua`

/** The regions of the places that parcels go to. */
export const abroad = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', simplified = '', traditional = '', ...english] = line.split(' ')
    const country = code.slice(0, 2)
    return { code, parent: country, country, name: three(simplified, traditional, english.join(' ')) }
  })
