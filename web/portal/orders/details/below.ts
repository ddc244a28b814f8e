// What an order shows below its first screen, in one file.
export { OrderFacts } from './OrderFacts.tsx'
export { OrderGoods } from './OrderGoods.tsx'
export { OrderRecord } from './OrderRecord.tsx'
