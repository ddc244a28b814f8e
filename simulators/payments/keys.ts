import { generateKeyPairSync, randomBytes } from 'node:crypto'

/* Keys that are made anew at every start and belong to nobody: merchant and provider, for each protocol. */

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

export const makeKeys = () => ({
  alipay: { appId: '2021000000000001', sellerId: '2088000000000001', merchant: pair(), provider: pair() },
  wechat: {
    appId: 'wx00000000000001',
    merchantId: '1900000001',
    merchantSerial: randomBytes(20).toString('hex').toUpperCase(),
    providerSerial: `PUB_KEY_ID_${randomBytes(12).toString('hex').toUpperCase()}`,
    apiKey: randomBytes(16).toString('hex'),
    merchant: pair(),
    provider: pair(),
  },
  /** Of somebody who would like to be one of them. */
  stranger: pair(),
})

export type Keys = ReturnType<typeof makeKeys>

/** Bare base64, as Alipay's tool shows keys. */
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')

/** The settings with which a server talks to the simulator at this address. */
export const settingsFor = ({ alipay, wechat }: Keys, url: string): Readonly<Record<string, string>> => ({
  PAYMENTS_MODE: 'simulated',
  PAYMENTS_SIMULATOR: url,
  ALIPAY_APP_ID: alipay.appId,
  ALIPAY_SELLER_ID: alipay.sellerId,
  ALIPAY_PRIVATE_KEY: bare(alipay.merchant.privateKey),
  ALIPAY_PUBLIC_KEY: bare(alipay.provider.publicKey),
  ALIPAY_GATEWAY: `${url}/gateway.do`,
  WECHAT_PAY_APP_ID: wechat.appId,
  WECHAT_PAY_MERCHANT_ID: wechat.merchantId,
  WECHAT_PAY_PRIVATE_KEY: wechat.merchant.privateKey,
  WECHAT_PAY_CERTIFICATE_SERIAL: wechat.merchantSerial,
  WECHAT_PAY_API_V3_KEY: wechat.apiKey,
  WECHAT_PAY_PUBLIC_KEYS: `${wechat.providerSerial}=${wechat.provider.publicKey}`,
  WECHAT_PAY_GATEWAY: url,
})
