/*
 * Messages that no line of ours made, to test our signatures against.
 *
 * Published by the providers' own projects, as data:
 * - `wechatpayGo`: the notice in `core/notify/notify_test.go` of wechatpay-apiv3/wechatpay-go (Tencent, Apache-2.0). Its
 *   signature is checked; its content is sealed with a key of 16 bytes, which no real merchant has.
 * - `alipayNotice`, `alipayAnswer`: a real notice of 2019 and a real answer of the gateway, in `test/alipay.test.ts` of
 *   alipay/alipay-sdk-nodejs-all (Ant Group, MIT), with the public keys they were signed with.
 *
 * Made for these tests with a key pair that is used nowhere else:
 * - `opensslSigned`: by `openssl dgst -sha256 -sign key.pem text | base64` (OpenSSL 3.0).
 * - `pythonSigned`: by Python's `urllib` and `cryptography` 48. That library and Node both rest on OpenSSL, so these prove
 *   how the parts are put together (fields, order, nonce, tag), not the ciphers.
 */

export const madeKey = `-----BEGIN PRIVATE KEY-----
MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQDkhNQE5urPjQfD
1H5z8EUdjenEbp5rP7si5QIC+LHr3eTNB2GbQ8F2mHm7qhHvzlyb2Hf5626L/B03
gFVClBVcAPPQ0I2RKeakQmJIUKZlB/ecf8kvDuNiYc5jxxZTSh5rvZrt8PTisFoS
I5hg/tnVKjBEVVZu4BDnDwr6w9zHVWEp6b/1R7F7yDL8XWB6RE+A2XQ5l0PI9lLh
3UUHAsPmv63ixgoOCRvLWiG6Ysy6+9hKURXuYEkqO/wQ6MfBkeUgiX88Jsjgozzf
7secgDmENm7gpcxtZsGiB6O9nubQJ3IAfGcbAb5HE/S8W/g/a2cn4lM3tmcGDwoC
DdZtrpP9AgMBAAECggEAByOtOg/60wwta21WnAmsJx25aXUpRuGBV7g+5Vfeuyc+
EDfEUWT/BNUDrJzGHa9dTlMngGveEsqIISVFxKQ6vJqdA2+YlKnx9jzKtEasxChJ
EJ8fanR1Hyw+Ffjw1h5RL/2G+xsVk4V98uYgyxr7NEEyq9fcsO8YKBfcuHPpEGMn
3cAIP7ltmpz6nfBS6xhx0vUpVYmGr9tEuvE9DoOrI05JKCIU2AP5UMKqr50CSJcK
jccjPs1uUwZvflb4baBFtx+W00GBn+tS+P4oxDPWPlErV9r7iEOjLQBHa5wyZaPO
5U+A0KRE/WltZBKpmngApbotCyqtyEBGWBgwboLK0QKBgQD2rAnEOYcDiwveIRwP
nSPpnT7UpN2VnjyCpvGVdAau37dOmSDa4z5UUKngBk0AXkp8SzSPOGfbE7mVC5Gp
w1p62VX94f1hhwQQ2MAjYzSG3fZ8abkZU30CLNnfsu0Hj7s0HiRJSgXjcUfTGVv5
2pbcXUsO0S60+QOc93Mnj1DMmQKBgQDtKQ3uorly+7pdXmtoESgI8OvrUxoNBGjY
ZK9L1Kj69jnDkoIdtplZzFXtxeCsV4akuXILUCxtR90sGNl9kRothr27osNUytfj
CHqAq3+HnqJDezKLD4Oq/3fbL7Bu7qCQA61vIW4txS2+DMTlDwvKhzi10qdVqYNh
fhDVal9dBQKBgQCfwcpNgOiVfd+AzLbM0fwpWEMSG3i7ZxFPmOnL3qpZZeDlkb06
poR+vQNYaRxDyc259EclHuX8eCjwg96iMTiPaeUMmemt2XDjrE28XYruciEqcJqF
8ZF78CpnfA2RoSAgYAkmQj/QD1TyPnFYP58HN5DeFtKGOOSDK6w0CdjNuQKBgHUg
lIfqB+r41ebtDeC8sGgSDIIRbclGBz3wI/8wjTA80PR89BQWrZAC8eFXnAmhxJaw
G9nog7iJCHuR3kA8nJAlfqkfzpafA5ZWBqJrkLV7LCpluuWhCOc3+ore96Uh51yY
5FwBR7gFLP0ysz9peepRdDmgSxJsgL1ylH/CZEy9AoGAfMqaW8LAtinMGYwewFpz
JwMC8MS+nwskBpJNLaMtgovb3jrNHJJAcp9Eln7iY+AphYYF9DxMCkiLl1gT6Vap
srlqwPtmPbTlcdt6BnvOjkiQ/c6FeWftYP2hmlxIr1B9d9n8iikvzsEtCw78JR3w
jRS4ht09f9SYXR1XOnh+GSo=
-----END PRIVATE KEY-----`

export const madePublicKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5ITUBObqz40Hw9R+c/BF
HY3pxG6eaz+7IuUCAvix693kzQdhm0PBdph5u6oR785cm9h3+etui/wdN4BVQpQV
XADz0NCNkSnmpEJiSFCmZQf3nH/JLw7jYmHOY8cWU0oea72a7fD04rBaEiOYYP7Z
1SowRFVWbuAQ5w8K+sPcx1VhKem/9Uexe8gy/F1gekRPgNl0OZdDyPZS4d1FBwLD
5r+t4sYKDgkby1ohumLMuvvYSlEV7mBJKjv8EOjHwZHlIIl/PCbI4KM83+7HnIA5
hDZu4KXMbWbBogejvZ7m0CdyAHxnGwG+RxP0vFv4P2tnJ+JTN7ZnBg8KAg3Wba6T
/QIDAQAB
-----END PUBLIC KEY-----`

export const opensslSigned = {
  wechat:
    'bf7XPe7cvjTkPnRG1QOvFslWXtKXGcB8umT37QcfCqoK54+a5TRibTWeFiOA6EJ+5UqUltAI33/3COqAZkI8eghwKwFXwlMAMiBY4qlLZbA5MP9QQO6lOeZgh8OFuNUEaNYj6j+19UNKuMOjlglq29hNFTpK+zOlsqrdxdWwgPuZ3QeR2xg8o0jLtV66DMy5ny0qohEs9UtP0YTGRB2z9t56KD+meYO10v0yNjorq9qd3QiIpuAiu5pJxyi6Y35b3vjQVE73k5joPkt8EJ160f3nagdbvDZWewF64g34WnxH3b08yUAksz4H54PJ64xlOH68kBcQ3S8cq7dcsWDPWA==',
  alipay:
    'wW0tPYVKuAfe5xZMAj3fllmPD++0JyTr645krEDhPvDWuWcLMBmjTd9MLCHIZWDV97GLjGA2BxRALIKqTZCyKkyFkRYy3xFPWLZQMvSrHRV+OdVs6bzdTC9Wvb7IZ0g2zivOTtcH7+pZaUppJrpSE4F5pkbicHgRljx3s8OwcGPcwfMVdO3c5QJ7buz74qk5/DUOaAKEnFLw8YZP66YO+7zgky5NF8/n4q8tj4QSCnSBrjr8jtZ7NNMvJdGjfrEQltAbx/9kXuvjA8aS/e4EdA4HadYuz0LuueRxDlwDO3y4lJlF1PlZG8GZVSyiohkON1IWwKmMufWMmTg/wQ8V6A==',
}

export const pythonSigned = {
  wechatBody:
    '{"id": "EV-2018022511223320873", "create_time": "2026-11-21T14:05:09+08:00", "resource_type": "encrypt-resource", "event_type": "TRANSACTION.SUCCESS", "summary": "支付成功", "resource": {"original_type": "transaction", "algorithm": "AEAD_AES_256_GCM", "ciphertext": "bz1kVndYkCFlgreW5FZeuBxCb6n413VDAA0kYAqtO55ioT1JzDj0ufBEnZenPKWRilgVGGysBevKUY1UJPhtjBIyiGxNDW7erQDiiZ7mBOYUeoOIhXLYz2BAZKwXwcplegMfULaHMr7b47Fn2iTx4iMJ58QpQpMrZtXELko2/ITeMAI/EuQD3MCPSrqSPIWJHPHCwac1JI9Kq8WfXw22LSU4DtSSHQmTnGF+VwtD38K+6DF8V6MkRYRnuHtYP1/M4JH/bw7/dvAHhZUUOWHUZLi6yHRU/ncsSTntRuHTb65AJwbSQINS6jUPyjeL8y/cbwjZhWhx4nYwTVJv0CA1g/MxdrmEXIVt2/BjDegdNd7k096oe85Dm4+IgkMCZMHzdEtv7TjCCCjdAbwRjgVua94k7+XfDl4hH//CLp0LMsvyyztq4iscKpqt/xf54pXPaJmdQgqM3cb+oqODDWoCqmP31Ul0gLUse/tiQH5byVMZ0MNTnntEstgi+MRDY2+jrwoGAxWfg5vZTYLTLBLKgRGq", "associated_data": "transaction", "nonce": "fdasflkja484"}}',
  wechatSignature:
    'Ae1MuEm2OiUP4C8M3efHq0hGVIQ1U0oMOvi79BvcXmfRKQZiHk+oIjjKmy1n+R3e3z1eLj7+c7Uy0FT7nSRjQn6h5WdilBi5BPTPDbZpKGiuEEfszID4XgolPcLC+sC2RQb8YZ+35q3037Jg/p3QX8kVxvM54MQ2HKcW4+JR3YWZAUxH9ZC+XEWHcjJaHnhIUjDZE5PtHCLsETD3s2CrSLBgDu+6IpgD3iQLQfTxTaYgudSlpuszfP1ktUqv9U8R1uTBZ4kji016DgM2wzfreyxdJ+LhnLvX8fs3rn7ihrEAdbKY965WbXOU6t5XR8JCFDR3Dx9yECEn89RHIL2zYw==',
  alipayForm:
    'gmt_create=2026-11-21+14%3A04%3A01&charset=utf-8&subject=%E7%81%B5%E7%8C%AB%E9%9B%86%E8%BF%90+%E4%BD%99%E9%A2%9D%E5%85%85%E5%80%BC+%2B+100%25+%26+more&notify_id=2026112100222140501067890000000001&fund_bill_list=%5B%7B%22amount%22%3A%22100.00%22%2C%22fundChannel%22%3A%22ALIPAYACCOUNT%22%7D%5D&notify_type=trade_status_sync&trade_status=TRADE_SUCCESS&sign_type=RSA2&app_id=2021000000000001&seller_id=2088000000000001&version=1.0&out_trade_no=PY261121123456&total_amount=100.00&trade_no=2026112122001400000000000001&body=&sign=0JDh0qGktgfl4QYNqMmHUaB5rznY21aqBCNtnvHcSU7TO6%2FolWhO7FJrX120%2BqJXDLdPvdkL8ONq6tBhY7EGXy7RtGyT5WgdItTTI46D9Rz%2B5hRVezIIDmC9r0klIEHv0cIQhD88JITDpyfeP8YHHSHuNRJtP4%2FsznUMh%2Fbp6kTKewOUAnFafACVfvFlTF3GVuMk5IAiuumDuDb7bOOUHm2ikwyZ%2BvmcVjkqCmX6mQqLgx%2BsVJVuuF22Mg7cbPyD590vRLGJ0roHf8jzvhhmvCNuRLK3704V5ju2HKEeBXlUM%2Fh67kjbEQPV9iW6%2FP1WlB0gx34MeZ5WxCa4cZ5GBg%3D%3D',
}

export const wechatpayGo = {
  certificate: `-----BEGIN CERTIFICATE-----
MIIDVzCCAj+gAwIBAgIJANfOWdH1ItcBMA0GCSqGSIb3DQEBCwUAMEIxCzAJBgNV
BAYTAlhYMRUwEwYDVQQHDAxEZWZhdWx0IENpdHkxHDAaBgNVBAoME0RlZmF1bHQg
Q29tcGFueSBMdGQwHhcNMjEwNDI3MDg1NTIzWhcNMzEwNDI1MDg1NTIzWjBCMQsw
CQYDVQQGEwJYWDEVMBMGA1UEBwwMRGVmYXVsdCBDaXR5MRwwGgYDVQQKDBNEZWZh
dWx0IENvbXBhbnkgTHRkMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA
2VCTd91fnUn73Xy9DLvt/V62TVxRTEEstVdeRaZ3B3leO0pldE806mXO4RwdHXag
HQ4vGeZN0yqm++rDsGK+U3AH7kejyD2pXshNP9Cq5YwbptiLGtjcquw4HNxJQUOm
DeJf2vg6byms9RUipiq4SzbJKqJFlUpbuIPDpSpWz10PYmyCNeDGUUK65E5h2B83
4uxl1zNLYQCrkdBzb8oUxwYeP5a2DNxmjL5lsJML7DGr5znsevnoqGRwTm9fxCGf
y8wus7hwKz6clt3Whmmda7UAdb1c08hEQFVRbF14AR73xbnd8N0obCWJPCbzMCtk
aSef4FdEEgEXJiw0VAJT8wIDAQABo1AwTjAdBgNVHQ4EFgQUT1c7nd/SUO76HSoZ
umNUJv1R5PwwHwYDVR0jBBgwFoAUT1c7nd/SUO76HSoZumNUJv1R5PwwDAYDVR0T
BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAfTjxKRQMzNB/U6ZoCUS+BSNfa2Oh
0plMN6ZuzwiVVZwg1jywvv5yv04koS7Pd4i9E4gt9ZBUQXlpq+A3oOCEEHNRR6b2
kyazGRM7s0OP5X21WrbpSmKmU6K7hkfx30yYs08LVs/Q8DIhvaj1FCFeJzUCzYn/
fHMq4tsbKO0dKAeydPM/nrUZBmaYQVKMVOORGLFjFKVO7JV6Kq/R86ouhjEPgJOe
2xulNBUcjicqtZlBdEh/PWCYP2SpGVDclKm8jeo175T3EVAkdKzzmfpxtMmnMlmq
cTJOU9TxuGvNASMtjj7pYIerTx+xgZDXEVBWFW9PjJ0TV06tCRsgSHItgg==
-----END CERTIFICATE-----`,
  serial: 'D7CE59D1F522D701',
  timestamp: '1624523846',
  nonce: 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz',
  signature:
    'tJHIiIS9eB2hAYstmAmbbD3ZE5LiIm/Ug5tuL4fC0YOFRWIHV39UFIZXC0e9Wl6lBu6sKvkqDkzpqzBsVHyXFlbYZTOQrVdG4b6LfTnK4mikv9++ixJMd3vTf2yCqvBkh98zs3Ds5zsYQakzbcwhmw4fMJs4nPLws28H0UW9FjDR//rxELLwXvV1VEA1IBLX70xptjL8hrfUjEE8kkry6yNJTHZRU8CAc7qHli2Ng1V1qb9ARbK8A3ThmFmPQvRGrapI/jS2laKKgYUmfdEdkNO6B2Cke5e8VTxY406ArAmQ90GAihDwIcb16TQMnzCMBoutnwZKNiKRACrFmtxw2Q==',
  body: '{"id":"3119dfba-e649-5eec-ab1e-3412bc4d2e17","create_time":"2021-06-24T16:37:26+08:00","resource_type":"encrypt-resource","event_type":"PAYSCORE.USER_OPEN_SERVICE","summary":"签约成功","resource":{"original_type":"payscore","algorithm":"AEAD_AES_256_GCM","ciphertext":"YDS3lKPaC4Y52Gf3uhft5qUBlIa8b428AWTtTauHQfQrRw+X1WpiuHIDy0vo1Vd6VEq67aVyqPdDYMkRVSDaZL3iZttevRMOoPKMifozg6XPWjIZumks/GpT48lI4NizyeaqLBokNebthah3o1H76qSlO9NkDjp9bzmKLEYYH9TEklFUpsvPqOTOcgSLgh21YJXYR7dEBXFgRLiNIKRgO5JdXh1hccRUAlyVWxE54PXpnQ==","associated_data":"payscore","nonce":"Kj7QIyUiYx1q"}}',
}

export const alipayNotice = {
  publicKey:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFilvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB',
  fields: {
    gmt_create: '2019-08-15 15:56:22',
    charset: 'utf-8',
    seller_email: 'z97-yuquerevenue@service.aliyun.com',
    subject: '语雀空间 500人规模',
    sign: 'QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==',
    buyer_id: '2088102534368455',
    invoice_amount: '0.10',
    notify_id: '2019081500222155624068450559358070',
    fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
    notify_type: 'trade_status_sync',
    trade_status: 'TRADE_SUCCESS',
    receipt_amount: '0.10',
    buyer_pay_amount: '0.10',
    sign_type: 'RSA2',
    app_id: '2019073166072302',
    seller_id: '2088531891668739',
    gmt_payment: '2019-08-15 15:56:24',
    notify_time: '2019-08-15 15:56:25',
    version: '1.0',
    out_trade_no: '20190815155618536-564-57',
    total_amount: '0.10',
    trade_no: '2019081522001468450512505578',
    auth_app_id: '2019073166072302',
    buyer_logon_id: 'xud***@126.com',
    point_amount: '0.00',
  },
}

export const alipayAnswer = {
  publicKey:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAk7LzhmMa2c4qQd4fqAqenfbuFoA7stPKvoS1LrZEsVnOOGUUjwoa1oU9xsSPjcOWhIerU/VAN4J95GIAXx59ipcleIyfLn2FhHXPgLJpvo+b2jJFyn/1/DbeJDh+0yDVAOf50Z7HhI0mdUhFMkXlT7BU0ZMtJf/TmISFEfhDU/w6qFd6D42L97byAkq0K6LroglSVF24GqJEa7hSeUIkZWj7RasykXrc2uVJ1+ejkXE0LyPxa2AHykMGbJLf5SiZvaNzUZgnKIR36mLOHpQ/2JCXxhXZYUWHzy0kMH54JcUEeksFWBYLGvLjV1phbcUIc3Q76tIuqApY6E222OoZZQIDAQAB',
  name: 'alipay_open_file_upload_response',
  text: '{"alipay_open_file_upload_response":{"code":"10000","msg":"Success","file_id":"CAxAToWB1JsAAAAAAAAAAAAADgSLAQBr"},"sign":"F+LDzpTNiavn7xVZPGuPCSSVRSmWzJGgtuji6tVELGEaqMaNj0jRKXUEr5nloZJBBmwEnddOyCjjepMmrTKTvoOqQ0Efxpr/R1iEeHTHVbb/Q8TTh6Up5gHJDkILdaWS2q1cWeQ6VT+HQY9P3WRXS7uhILHuDODIhpAyCu5KhWGt0rMCIG+Im6NODJP2oohtSCtmTFXg58HH587Z2y2bdbjzOxLvzD9IrU1imghXQ2S/Q+wMIvRk9on6cWnBLkrNvJKapA2ReNGWOwyuASvB9zDVzhMPbR+3mfRGkVDxsq5HYLjBKGskJMXHw0HuugZij6ScRuaLPODhmHwr/pJ9yw=="}',
}
