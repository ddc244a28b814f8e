import { three } from './three.ts'

/** Areas by pick-up region of contract A9: 2 Hong Kong, 3 Taiwan, 4 overseas. */
export const pickUpAreas = [
  { code: 'HK-ISLAND', region_code: 2, name: three('香港岛', '港島', 'Hong Kong Island'), sort: 1 },
  { code: 'HK-KOWLOON', region_code: 2, name: three('九龙', '九龍', 'Kowloon'), sort: 2 },
  { code: 'HK-NT', region_code: 2, name: three('新界', '新界', 'New Territories'), sort: 3 },
  { code: 'TW-NORTH', region_code: 3, name: three('台湾北部', '台灣北部', 'Northern Taiwan'), sort: 4 },
  { code: 'TW-SOUTH', region_code: 3, name: three('台湾中南部', '台灣中南部', 'Central and southern Taiwan'), sort: 5 },
  { code: 'OV-SG', region_code: 4, name: three('新加坡', '新加坡', 'Singapore'), sort: 6 },
  { code: 'OV-MY', region_code: 4, name: three('马来西亚', '馬來西亞', 'Malaysia'), sort: 7 },
  { code: 'OV-JP', region_code: 4, name: three('日本', '日本', 'Japan'), sort: 8 },
]

const counter = {
  weight_limit_g: 20_000,
  max_length_mm: 1000,
  storage_days: 3,
  storage_fee_minor: 1000,
  open: true,
  description: three(
    '示例自提点，地址及电话仅供演示。每箱最长边不超过100厘米；免费保管3个工作日，其后每日收取保管费。',
    '示例自提點，地址及電話僅供示範。每箱最長邊不超過100厘米；免費保管3個工作天，其後每日收取保管費。',
    'Sample point: address and phone are for show only. Boxes up to 100 cm on the longest side; kept free for 3 working days, then for a daily fee.',
  ),
}

const locker = {
  weight_limit_g: 3000,
  max_length_mm: 450,
  storage_days: 1,
  storage_fee_minor: null,
  open: true,
  description: three(
    '示例智能柜，地址及电话仅供演示。只接受3公斤以内、最长边45厘米以内的小件，请于24小时内取件。',
    '示例智能櫃，地址及電話僅供示範。只接受3公斤以內、最長邊45厘米以內的小件，請於24小時內取件。',
    'Sample locker: address and phone are for show only. For small boxes up to 3 kg and 45 cm; please collect within 24 hours.',
  ),
}

/** Sample points: public addresses of others, phones of nobody. */
export const pickUpPoints = [
  { ...counter, key: 'HK-01', area_code: 'HK-ISLAND', destination_code: 'HK', name: three('上环自提点（示例）', '上環自提點（示例）', 'Sheung Wan point (sample)'), address: '上環文咸東街91號文樂商廈地下A舖', phone: '+852 0000 0001', pick_up_time: '09:00–20:00', lat: 22.286_4, lng: 114.151_2 },
  { ...counter, key: 'HK-02', area_code: 'HK-ISLAND', destination_code: 'HK', name: three('湾仔自提点（示例）', '灣仔自提點（示例）', 'Wan Chai point (sample)'), address: '灣仔聯發街9號莊士敦大樓11–13號地下D舖', phone: '+852 0000 0002', pick_up_time: '10:00–20:00', lat: 22.276_6, lng: 114.170_8 },
  { ...counter, key: 'HK-03', area_code: 'HK-ISLAND', destination_code: 'HK', name: three('柴湾自提点（示例）', '柴灣自提點（示例）', 'Chai Wan point (sample)'), address: '柴灣嘉業街10號益高工業大廈地下B室', phone: '+852 0000 0003', pick_up_time: '10:00–20:00', lat: 22.266_1, lng: 114.244_1 },
  { ...counter, key: 'HK-04', area_code: 'HK-ISLAND', destination_code: 'HK', name: three('香港仔自提点（示例）', '香港仔自提點（示例）', 'Aberdeen point (sample)'), address: '香港仔富嘉工業大廈9樓6室', phone: '+852 0000 0004', pick_up_time: '11:00–21:00', lat: 22.248_9, lng: 114.153_9 },
  { ...counter, key: 'HK-05', area_code: 'HK-KOWLOON', destination_code: 'HK', name: three('旺角自提点（示例）', '旺角自提點（示例）', 'Mong Kok point (sample)'), address: '旺角福全街17–19號地下', phone: '+852 0000 0005', pick_up_time: '10:00–20:00', lat: 22.321_9, lng: 114.163_2 },
  { ...locker, key: 'HK-06', area_code: 'HK-KOWLOON', destination_code: 'HK', name: three('尖沙咀智能柜（示例）', '尖沙咀智能櫃（示例）', 'Tsim Sha Tsui locker (sample)'), address: '尖沙咀余仁生中心地下', phone: '+852 0000 0006', pick_up_time: '00:00–24:00', lat: 22.297_9, lng: 114.172_3 },
  { ...counter, key: 'HK-07', area_code: 'HK-KOWLOON', destination_code: 'HK', name: three('荔枝角自提点（示例）', '荔枝角自提點（示例）', 'Lai Chi Kok point (sample)'), address: '荔枝角永康街24–26號順昌工業大廈', phone: '+852 0000 0007', pick_up_time: '10:00–20:00', lat: 22.336_6, lng: 114.147_2 },
  { ...counter, key: 'HK-08', area_code: 'HK-KOWLOON', destination_code: 'HK', name: three('深水埗自提点（示例）', '深水埗自提點（示例）', 'Sham Shui Po point (sample)'), address: '深水埗青山道143號', phone: '+852 0000 0008', pick_up_time: '10:00–22:00', lat: 22.332_7, lng: 114.159_1 },
  { ...counter, key: 'HK-09', area_code: 'HK-KOWLOON', destination_code: 'HK', name: three('观塘自提点（示例）', '觀塘自提點（示例）', 'Kwun Tong point (sample)'), address: '觀塘偉業街170號豐業工業大廈', phone: '+852 0000 0009', pick_up_time: '10:00–20:00', lat: 22.312_1, lng: 114.219_6 },
  { ...counter, key: 'HK-10', area_code: 'HK-NT', destination_code: 'HK', name: three('荃湾自提点（示例）', '荃灣自提點（示例）', 'Tsuen Wan point (sample)'), address: '荃灣沙咀道26–38號匯力工業中心', phone: '+852 0000 0010', pick_up_time: '10:00–20:00', lat: 22.369_6, lng: 114.119_2 },
  { ...counter, key: 'HK-11', area_code: 'HK-NT', destination_code: 'HK', name: three('屯门自提点（示例）', '屯門自提點（示例）', 'Tuen Mun point (sample)'), address: '屯門時代廣場北翼2樓32號舖', phone: '+852 0000 0011', pick_up_time: '11:00–22:00', lat: 22.394_8, lng: 113.975_6 },
  { ...counter, open: false, key: 'HK-12', area_code: 'HK-NT', destination_code: 'HK', name: three('屯门工业区自提点（示例，暂停）', '屯門工業區自提點（示例，暫停）', 'Tuen Mun industrial point (sample, suspended)'), address: '屯門凱昌工業大廈', phone: '+852 0000 0012', pick_up_time: '10:00–20:00', lat: 22.389_5, lng: 113.969_1 },
  { ...counter, key: 'TW-01', area_code: 'TW-NORTH', destination_code: 'TW', name: three('台北自提点（示例）', '台北自提點（示例）', 'Taipei point (sample)'), address: '台北市中正區示例路1號', phone: '+886 2 0000 0001', pick_up_time: '10:00–20:00', lat: 25.046_2, lng: 121.517_4 },
  { ...counter, key: 'TW-02', area_code: 'TW-SOUTH', destination_code: 'TW', name: three('台中自提点（示例）', '台中自提點（示例）', 'Taichung point (sample)'), address: '台中市西區示例路2號', phone: '+886 4 0000 0002', pick_up_time: '10:00–20:00', lat: 24.147_5, lng: 120.664_1 },
  { ...counter, key: 'TW-03', area_code: 'TW-SOUTH', destination_code: 'TW', name: three('高雄自提点（示例）', '高雄自提點（示例）', 'Kaohsiung point (sample)'), address: '高雄市前金區示例路3號', phone: '+886 7 0000 0003', pick_up_time: '10:00–20:00', lat: 22.627_3, lng: 120.301_4 },
  { ...counter, key: 'OV-01', area_code: 'OV-SG', destination_code: 'SG', name: three('新加坡自提点（示例）', '新加坡自提點（示例）', 'Singapore point (sample)'), address: '1 Sample Road, Geylang, Singapore', phone: '+65 0000 0001', pick_up_time: '10:00–20:00', lat: 1.318_4, lng: 103.886_9 },
  { ...counter, key: 'OV-02', area_code: 'OV-MY', destination_code: 'MY', name: three('吉隆坡自提点（示例）', '吉隆坡自提點（示例）', 'Kuala Lumpur point (sample)'), address: '2 Jalan Contoh, Cheras, Kuala Lumpur', phone: '+60 3 0000 0002', pick_up_time: '10:00–19:00', lat: 3.106_9, lng: 101.727_6 },
  { ...counter, key: 'OV-03', area_code: 'OV-JP', destination_code: 'JP', name: three('东京自提点（示例）', '東京自提點（示例）', 'Tokyo point (sample)'), address: '東京都豊島区池袋サンプル3丁目', phone: '+81 3 0000 0003', pick_up_time: '11:00–20:00', lat: 35.730_2, lng: 139.711_2 },
]
