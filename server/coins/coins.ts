/* For scheduled work: old coins expire, and are announced before (record 73). */
export { expireCoins } from './expire.ts'
