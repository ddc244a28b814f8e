import { openSimulator } from '#simulators/payments/simulator.ts'
import { announce } from './product.ts'
import { plain } from '#simulators/payments/faults.ts'
import { awayFor, lostMinor } from './provider-away.ts'
import { startProduct } from './start-product.ts'

export default async function startProducts({ workers }: { readonly workers: number }) {
  // Stands for Alipay and WeChat Pay: each payment says where its product is.
  const payments = await openSimulator()
  payments.faults.isAway = everySecondTime(awayFor)
  payments.faults.notices = (number) =>
    payments.books.trades.get(number)?.amountMinor === lostMinor ? { ...plain, times: 0 } : plain
  const running = await Promise.all(Array.from({ length: workers }, () => startProduct(payments.settings)))
  announce(running)
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()))
    await payments.close()
  }
}

/** Whoever asks about this again finds the provider back. */
function everySecondTime(signs: readonly string[]) {
  const isBack = new Map<string, boolean>()
  return (question: string) => {
    const sign = signs.find((each) => question.includes(each))
    if (sign === undefined) return false
    const wasAway = isBack.get(sign) ?? false
    isBack.set(sign, !wasAway)
    return !wasAway
  }
}
