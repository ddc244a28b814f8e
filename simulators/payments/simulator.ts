import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { alipayGateway, alipayWap, type Reply, type Shop } from './alipay.ts'
import { Books, type Trade } from './books.ts'
import { noFaults } from './faults.ts'
import { makeKeys, settingsFor } from './keys.ts'
import { sendNotices } from './notices.ts'
import { payPage } from './page.ts'
import { alipayFile } from './statement.ts'
import { wechatGateway } from './wechat.ts'

/*
 * Alipay and WeChat Pay on this machine, for trying the product out and for tests. It speaks their protocols with keys of
 * its own and keeps its own books; the product knows nothing of it but two addresses.
 */

export interface Simulator extends Shop {
  /** Environment variables for a server that talks to it. */
  readonly settings: Readonly<Record<string, string>>
  /** As if the payer did so in the wallet app: whether the money was taken. */
  readonly pay: (number: string) => boolean
  /** Every notice that is still to be sent. */
  readonly noticesSent: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openSimulator(port = 0): Promise<Simulator> {
  const server = createServer((request, response) => {
    handle(shop, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const keys = makeKeys()
  const under = new Set<Promise<void>>()
  const shop = { url, keys, books: new Books(), faults: noFaults(), pay }
  function pay(number: string): boolean {
    const trade = shop.books.trades.get(number)
    if (!trade || !shop.books.pay(trade)) return false
    const sending = sendNotices(shop, trade).finally(() => under.delete(sending))
    under.add(sending)
    return true
  }
  return {
    ...shop,
    settings: settingsFor(keys, url),
    noticesSent: async () => {
      while (under.size > 0) await Promise.all(under)
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Open = Shop & Pick<Simulator, 'pay'>

async function handle(shop: Open, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/'
  const body = await textOf(request)
  if (path.startsWith('/pay/') || (request.method === 'GET' && path.startsWith('/gateway.do'))) {
    send(response, payment(shop, request, path, body))
    return
  }
  const { answer, answerAfterMs, isAway } = shop.faults
  if (answerAfterMs > 0) await delay(answerAfterMs)
  if (answer === 'cut' || isAway(body)) return void response.destroy()
  if (answer === 'junk') return send(response, { status: 200, text: '<html>maintenance</html>' })
  if (answer === 'error') return send(response, { status: 500, text: 'error' })
  if (answer === 'redirect')
    return send(response, { status: 302, headers: { location: `${shop.url}/elsewhere` }, text: '' })
  if (path.startsWith('/gateway.do'))
    return send(response, alipayGateway(shop, Object.fromEntries(new URLSearchParams(body))))
  const { pathname, searchParams } = new URL(path, shop.url)
  if (pathname === '/downloadBillFile.resource')
    return send(response, { status: 200, text: '', bytes: alipayFile(shop, searchParams.get('bizDates') ?? '') })
  const { authorization = '' } = request.headers
  send(response, wechatGateway(shop, { method: request.method ?? '', path, authorization, body }))
}

/** What the payer sees and does. */
function payment(shop: Open, request: IncomingMessage, path: string, body: string): Reply {
  const { pathname, searchParams } = new URL(path, shop.url)
  const number = pathname.startsWith('/pay/')
    ? decodeURIComponent(pathname.slice('/pay/'.length))
    : alipayWap(shop, Object.fromEntries(searchParams))
  const trade = shop.books.trades.get(number ?? '')
  if (!trade) return { status: 404, text: 'No such payment.' }
  if (request.method === 'POST') {
    const sent = new URLSearchParams(body)
    const result = sent.get('result')
    if (result === 'refund') refundElsewhere(shop, trade, sent)
    else if (result === 'success') shop.pay(trade.number)
    else if (trade.state === 'waiting') trade.state = 'failed'
    if (request.headers.accept === 'application/json')
      return { status: 200, text: JSON.stringify({ state: trade.state }) }
    return { status: 303, headers: { location: `/pay/${encodeURIComponent(trade.number)}` }, text: '' }
  }
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, text: payPage(trade) }
}

/** In the merchant platform: under a number of its own, and nobody is told. */
function refundElsewhere({ books }: Shop, trade: Trade, sent: URLSearchParams): void {
  const amountMinor = Math.round(Number(sent.get('amount')) * 100)
  if (!(amountMinor > 0)) return
  const made = books.refund(trade, `MP${trade.number}${trade.refunds.size + 1}`, amountMinor, 'done')
  if (made && sent.get('yesterday') === '1') made.at -= 24 * 3_600_000
}

function send(response: ServerResponse, { status, headers = {}, text, bytes }: Reply): void {
  response.writeHead(status, headers)
  response.end(bytes ?? text)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part as Uint8Array)
  return Buffer.concat(parts).toString('utf8')
}
