import createClient from 'openapi-fetch'
import type { paths } from './generated/api.ts'

/* One parcel from forecast to signature, using only the client generated from the API description. */

export interface People {
  readonly url: string
  readonly memberToken: string
  readonly keeperToken: string
}

/** Returns the status of the order once the member has signed for it. */
export async function carryOneParcel({ url, memberToken, keeperToken }: People): Promise<number> {
  const member = createClient<paths>({ baseUrl: url, headers: { token: memberToken, lang: 'sh' } })
  const keeper = createClient<paths>({ baseUrl: url, headers: { token: keeperToken, lang: 'sh' } })

  const warehouses = done(await member.GET('/api/vjiyunclient/get_warehouse_list', { params: { query: { code: 2 } } }))
  const warehouseId = first(warehouses.list).id
  const parcel = done(
    await member.POST('/api/vjiyuninbound/save_inbound_single_web', {
      body: {
        warehouseId,
        courierCode: 'SF',
        trackingNo: `SF${Date.now()}`,
        goods: [{ productName: 'Shirt', specification: 'XL, blue', goodsType: 1, quantity: 3, unitPriceMinor: 1250 }],
      },
    }),
  )
  done(
    await keeper.POST('/api/admin/receipts', {
      body: {
        trackingNo: parcel.trackingNo,
        warehouseId,
        actualWeightG: 2300,
        lengthMm: 600,
        widthMm: 400,
        heightMm: 300,
      },
    }),
  )

  const placed = await apply(member, parcel.id)
  done(
    await member.POST('/api/vjiyunoutbound/pay_onbound_single_byid', {
      params: { header: { 'idempotency-key': `pay-${placed.id}` } },
      body: { id: placed.id, expectedDueMinor: placed.dueMinor },
    }),
  )

  const params = { path: { id: placed.id } }
  done(await keeper.POST('/api/admin/orders/{id}/packing', { params, body: {} }))
  done(
    await keeper.POST('/api/admin/orders/{id}/pack', {
      params,
      body: { cartons: [{ weightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300, packageIds: [parcel.id] }] },
    }),
  )
  done(await keeper.POST('/api/admin/orders/{id}/outbound', { params, body: { logisticsNo: 'SC7001' } }))
  return done(await member.POST('/api/vjiyunoutbound/confirm_onbound_web_byid', { body: { id: placed.id } })).status
}

type Client = ReturnType<typeof createClient<paths>>

async function apply(member: Client, parcelId: string) {
  const regions = done(
    await member.GET('/api/vjiyuninbound/get_area_data_site_auth', { params: { query: { country: 'HK' } } }),
  )
  const regionCode = leafOf(first(regions.list)).code
  const lines = done(
    await member.GET('/api/vjiyunoutbound/GetClientChannelByAddr', {
      params: { query: { destinationCode: 'HK', warehouseCode: 2 } },
    }),
  )
  const image = done(await member.GET('/api/auth/captcha', { params: { query: { scene: 'consolidate' } } }))
  return done(
    await member.POST('/api/vjiyunoutbound/save_onbound_single_web', {
      body: {
        packageIds: [parcelId],
        channelId: first(lines.list).channelId,
        currency: 'CNY',
        receiver: {
          name: 'Chan Mei Ling',
          phone: '+852 5123 4567',
          regionCode,
          address: '18 Sha Tin Centre Street',
          postalCode: '999077',
        },
        declaredValueMinor: 50_000,
        insured: false,
        captchaId: image.captchaId,
        captchaCode: image.answer ?? '',
      },
    }),
  )
}

interface Region {
  readonly code: string
  readonly leaf: boolean
  readonly children: readonly Region[]
}

/** Regions hold regions. */
const leafOf = (region: Region): Region => (region.leaf ? region : leafOf(first(region.children)))

type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown }
type Done<E extends Envelope> = Extract<E, { readonly code: 0 }>['data']

/** The data of an answer; throws on a refusal. Only code 0 means success. */
function done<E extends Envelope>({
  data,
  error,
}: {
  readonly data?: E | undefined
  readonly error?: Envelope | undefined
}): Done<E> {
  const answer = data ?? error
  if (answer?.code !== 0) throw new Error(`refused: ${answer?.code} ${answer?.msg} ${JSON.stringify(answer?.data)}`)
  return answer.data as Done<E>
}

function first<T>(list: readonly T[]): T {
  const [one] = list
  if (one === undefined) throw new Error('an empty list')
  return one
}
