import { claims, staffClaims } from '#contract/claims.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { cartonDataUrl } from './picture.ts'
import type { Cast, Person } from './stage.ts'

/* Parcels that arrived without a forecast and with labels that name nobody, and who claims them. */

interface Stray {
  readonly trackingNumber: string
  readonly courierCode: string
  readonly warehouse: number
  readonly label: string
  readonly box: readonly [weightG: number, lengthMm: number, widthMm: number, heightMm: number, shelf: string]
}

const strays = {
  coat: {
    trackingNumber: 'SF1420098845017',
    courierCode: 'SF',
    warehouse: 2,
    label: '收件人 陈小姐 面单会员号被撕去',
    box: [1650, 420, 320, 140, 'U-01-1'],
  },
  lamp: {
    trackingNumber: 'ZT7530098844320',
    courierCode: 'ZTO',
    warehouse: 3,
    label: '收件人 灵猫仓 无会员号',
    box: [2250, 380, 380, 260, 'U-02-1'],
  },
  kettle: {
    trackingNumber: 'YT8800123406618',
    courierCode: 'YTO',
    warehouse: 4,
    label: '面单受潮 仅单号可读',
    box: [1400, 280, 240, 260, 'U-01-2'],
  },
  books: {
    trackingNumber: 'JDVA11408820956',
    courierCode: 'JD',
    warehouse: 5,
    label: '收件人 林先生',
    box: [4300, 330, 260, 240, 'U-01-1'],
  },
  toys: {
    trackingNumber: '462598779488203',
    courierCode: 'YD',
    warehouse: 6,
    label: '无收件人姓名',
    box: [900, 300, 220, 180, 'U-03-1'],
  },
  shoes: {
    trackingNumber: 'JT0006968340177',
    courierCode: 'JT',
    warehouse: 2,
    label: '收件人 林先生 会员号缺末位',
    box: [1100, 340, 220, 130, 'U-01-3'],
  },
  scarf: {
    trackingNumber: '77316098840271',
    courierCode: 'STO',
    warehouse: 2,
    label: 'Aisyah，无会员号',
    box: [350, 250, 200, 60, 'U-01-4'],
  },
} as const satisfies Record<string, Stray>

/** How long ago each parcel arrived. */
const arrivedDaysAgo: Readonly<Record<keyof typeof strays, number>> = {
  coat: 4,
  lamp: 3,
  kettle: 12,
  books: 33,
  toys: 95,
  shoes: 6,
  scarf: 8,
}

interface Claimers {
  readonly chiho: Person
  readonly service: Person
}

/**
 * Meiling waits for one and has to send a better picture for another; Chiho waits for two, one of them the same as
 * Meiling's.
 */
export async function claimStrays(cast: Cast, { chiho, service }: Claimers): Promise<void> {
  const ids = new Map<Stray, string>()
  for (const stray of Object.values(strays)) ids.set(stray, await receive(cast, stray))
  const claim = (who: Person, stray: Stray, remark: string) => handIn(cast, who, stray, ids.get(stray) ?? '', remark)
  await claim(cast.meiling, strays.coat, '羽绒外套，11 月 12 日下单')
  const blurred = await claim(cast.meiling, strays.kettle, '电水壶')
  await service.call(staffClaims.reject, { id: blurred, reason: 'IMAGE_UNREADABLE', note: '单号后四位被挡住' })
  await claim(chiho, strays.coat, '')
  await claim(chiho, strays.shoes, '运动鞋 42 码')
}

/**
 * Aisyah claims two more, one of which she had forecast, and got a third. Somebody’s forecast matches the toys. Then
 * everything has been here for as long as in a real week: some claims are late.
 */
export async function claimAsSeller(cast: Cast, { aisyah, service }: Pick<Helpers, 'aisyah' | 'service'>) {
  const { database } = cast.context
  const idOf = async ({ trackingNumber }: Stray) =>
    (
      await database.row(
        sql<{ id: string }>`select id from unclaimed_parcels where tracking_number = ${trackingNumber}`,
      )
    ).id
  const claim = async (stray: Stray, remark: string) => handIn(cast, aisyah, stray, await idOf(stray), remark)
  await forecastAs(aisyah, strays.lamp, 2, 'Desk lamp')
  await forecastAs(aisyah, strays.toys, 6, 'Wooden blocks')
  const lamp = await claim(strays.lamp, 'Desk lamp for my shop, white')
  const books = await claim(strays.books, '')
  await service.call(staffClaims.approve, { id: await claim(strays.scarf, 'Three scarves') })
  await makeOlder(cast, [
    [strays.coat, 26],
    [strays.shoes, 15],
    [strays.kettle, 50],
    [strays.scarf, 70],
  ])
  await database.run(sql`update claims set submitted_at = submitted_at - interval '9 hours' where id = ${lamp}`)
  await database.run(sql`update claims set submitted_at = submitted_at - interval '3 hours' where id = ${books}`)
}

interface Helpers {
  readonly aisyah: Person
  readonly service: Person
}

async function forecastAs(who: Person, { trackingNumber, courierCode }: Stray, warehouseCode: number, product: string) {
  const goods = {
    productName: product,
    specification: '1',
    goodsType: 'ordinary',
    quantity: 1,
    unitPriceMinor: 8800,
  } as const
  await who.call(parcels.forecastOne, { warehouseCode, courierCode, trackingNumber, goods: [goods] })
}

/** The claims on each parcel, an hour apart, and then every parcel. */
async function makeOlder({ context }: Cast, claimed: readonly (readonly [Stray, hours: number])[]) {
  const { database } = context
  for (const [{ trackingNumber }, hours] of claimed)
    await database.run(sql`
      update claims c set submitted_at = c.submitted_at - make_interval(hours => ${hours} - 8 * (
        select count(*)::int from claims earlier where earlier.unclaimed_id = c.unclaimed_id and earlier.id < c.id))
      where c.tracking_number = ${trackingNumber}`)
  for (const [name, days] of Object.entries(arrivedDaysAgo) as [keyof typeof strays, number][])
    await database.run(sql`
      update unclaimed_parcels set created_at = created_at - make_interval(days => ${days})
      where tracking_number = ${strays[name].trackingNumber}`)
}

async function receive({ keeper, warehouses, photo }: Cast, stray: Stray): Promise<string> {
  const { trackingNumber, courierCode, warehouse, label, box } = stray
  const [actualWeightG, lengthMm, widthMm, heightMm, shelf] = box
  const { unclaimed } = await keeper.call(staffParcels.receive, {
    trackingNumber,
    courierCode,
    warehouseId: warehouses.get(warehouse) ?? '',
    actualWeightG,
    lengthMm,
    widthMm,
    heightMm,
    photoFileIds: [await photo(trackingNumber)],
    shelf,
    remark: label,
  })
  return unclaimed?.id ?? ''
}

async function handIn(
  { warehouses }: Cast,
  who: Person,
  stray: Stray,
  unclaimedParcelId: string,
  remark: string,
): Promise<string> {
  const { trackingNumber, courierCode, warehouse } = stray
  const { claimId } = await who.call(claims.submit, {
    action: 'submit',
    unclaimedParcelId,
    warehouseId: warehouses.get(warehouse) ?? '',
    courierCode,
    trackingNumber,
    imageBase64: await cartonDataUrl(`${courierCode} ${trackingNumber}`),
    remark,
  })
  return claimId
}
