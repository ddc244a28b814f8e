import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { captchas, auth } from '#contract/members.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import type { Input, Operation, Output } from '#contract/operation.ts'
import { requestFor } from '#contract/request.ts'
import { staff } from '#contract/staff.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { fromWire, type Json } from '#contract/wire-names.ts'
import startProduct from '#test/journeys/server.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import * as z from 'zod/mini'

/*
 * Pictures of every page as the cast sees it: three languages, 1440 and 390 px, put together as contact sheets, so
 * that looking at everything costs a minute. `npm run screens -- orders` takes the matching pages alone.
 */

const folder = 'results/screens'
const words = process.argv.slice(2)
const languages = ['cn', 'en', 'sh'] as const
const widths = [1440, 390] as const
const cell = { wide: 520, narrow: 300, height: 740 }

interface Shot {
  readonly name: string
  readonly path: string
  readonly as: 'visitor' | 'member' | 'staff'
}

const stop = await startProduct()
const url = process.env['PRODUCT_URL'] ?? ''
try {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const member = await signInMember()
  const keeper = await signInStaff('admin')
  const shots = (await allShots(member.token, keeper)).filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const width of widths)
    for (const language of languages) await takeAll(browser, shots, { width, language, member, keeper })
  await browser.close()
} finally {
  await stop()
}

interface Setting {
  readonly width: number
  readonly language: (typeof languages)[number]
  readonly member: { token: string; userId: string }
  readonly keeper: string
}

async function takeAll(browser: Browser, shots: readonly Shot[], { width, language, member, keeper }: Setting) {
  const context = await browser.newContext({
    viewport: { width, height: width > 800 ? 900 : 844 },
    deviceScaleFactor: 1,
    locale: 'en-GB',
  })
  await context.addInitScript(
    ({ lang, token, userId, staffToken }) => {
      localStorage.setItem('lang', lang)
      sessionStorage.setItem('staff-token', staffToken)
      if (location.hash === '#visitor') return
      localStorage.setItem('token', token)
      localStorage.setItem('userid', userId)
    },
    { lang: language, token: member.token, userId: member.userId, staffToken: keeper },
  )
  const page = await context.newPage()
  const pictures: Buffer[] = []
  for (const shot of shots) {
    await open(page, shot)
    const picture = await page.screenshot({ fullPage: true })
    await writeFile(join(folder, `${shot.name}-${language}-${width}.png`), picture)
    pictures.push(await labelled(picture, shot.name, width))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) console.log(`${shot.name} ${language} ${width}: ${overflow} px too wide`)
  }
  await context.close()
  const perSheet = width > 800 ? 6 : 10
  for (let start = 0; start < pictures.length; start += perSheet) {
    await contactSheet(
      pictures.slice(start, start + perSheet),
      `sheet-${width}-${language}-${start / perSheet + 1}.png`,
      width > 800 ? 3 : 5,
    )
  }
}

async function open(page: Page, shot: Shot) {
  await page.goto(`${url}${shot.path}${shot.as === 'visitor' ? '#visitor' : ''}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(150)
}

async function labelled(picture: Buffer, name: string, width: number): Promise<Buffer> {
  const cellWidth = width > 800 ? cell.wide : cell.narrow
  const small = await sharp(picture).resize({ width: cellWidth }).toBuffer({ resolveWithObject: true })
  const cut = await sharp(small.data)
    .extract({ left: 0, top: 0, width: cellWidth, height: Math.min(cell.height, small.info.height) })
    .toBuffer()
  const label = Buffer.from(
    `<svg width="${cellWidth}" height="26"><rect width="100%" height="100%" fill="#16203a"/><text x="8" y="18" font-size="15" fill="#fff" font-family="sans-serif">${name}</text></svg>`,
  )
  return sharp({ create: { width: cellWidth, height: cell.height + 26, channels: 3, background: '#fff' } })
    .composite([
      { input: label, left: 0, top: 0 },
      { input: cut, left: 0, top: 26 },
    ])
    .png()
    .toBuffer()
}

async function contactSheet(pictures: readonly Buffer[], file: string, columns: number) {
  const { width = 1, height = 1 } = await sharp(pictures[0]).metadata()
  const rows = Math.ceil(pictures.length / columns)
  await sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: '#888' } })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % columns) * width,
        top: Math.floor(index / columns) * height,
      })),
    )
    .png({ palette: true, quality: 80 })
    .toFile(join(folder, file))
  console.log(`${folder}/${file}`)
}

async function allShots(token: string, keeper: string): Promise<readonly Shot[]> {
  const list = await call(orders.list, { page: 1, pageSize: 50, lifecycle: 'active', dateField: 'order' }, token)
  const orderId = (status: string) => list.list.find((order) => order.status === status)?.id ?? ''
  const queue = await call(
    staffOrders.search,
    { page: 1, pageSize: 50, lifecycle: 'active', dateField: 'order', status: 'paid' },
    keeper,
  )
  const transfers = await call(staffBankTransfers.search, { page: 1, pageSize: 10 }, keeper)
  const at = (as: Shot['as'], base: string, names: readonly string[]) =>
    names.map((name) => ({ name: `${as}-${name.replace(/[?=/&:]/g, '_').slice(0, 40)}`, path: `${base}/${name}`, as }))
  return [
    ...at('visitor', '/web_site', [
      'webHome',
      'login',
      'register',
      'retrievePassword',
      'sendSuccess?to=m***@example.com',
      'activation',
      'success',
      'changePassword',
      'changePasSuccess',
    ]),
    ...at('member', '/web_site', [
      'pageHome',
      'forecastParcel',
      'packageList',
      'applyFreight',
      'orderManagement',
      `orderDetails?id=${orderId('awaiting_payment')}`,
      `orderDetails?id=${orderId('signed')}`,
      'trackRecord?no=SF1420098812103',
      'consigneeManagement',
      'shipperManagement',
      'warehouseAddress',
      'onlinetopUp',
      'bankTransfer',
      'expenseCalendar',
      '404',
    ]),
    ...at('staff', '/staff', [
      'receive',
      'orders',
      `orders/${queue.list[0]?.id ?? ''}`,
      'transfers',
      `transfers/${transfers.list[0]?.id ?? ''}`,
      'approvals',
      'password',
    ]),
  ]
}

async function signInMember() {
  const code = await solvedCode()
  return call(auth.login, { account: 'meiling@example.com', password: 'Meow_2026', ...code })
}

async function signInStaff(username: string): Promise<string> {
  const { token } = await call(staff.login, { username, password: 'Meow_2026_staff', ...(await solvedCode()) })
  return token
}

async function solvedCode() {
  const { captchaId, answer = '' } = await call(captchas.create, { scene: 'login' })
  return { captchaId, captchaCode: answer }
}

async function call<Op extends Operation>(operation: Op, input: Input<Op>, token = ''): Promise<Output<Op>> {
  const { method, url: path, body } = requestFor(operation, input)
  const response = await fetch(`${url}${path}`, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
  })
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Json }
  if (code !== 0) throw new Error(`${operation.name}: ${code} ${msg}`)
  return z.decode(operation.output, fromWire(data) as never) as Output<Op>
}
